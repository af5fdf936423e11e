import { useState } from 'react';
import { useLocation } from 'wouter';
import { CompanyDialog } from '@/features/marketing/companies/company-dialog';
import { useLivePages } from '@/features/marketing/capture/pages/use-live-pages';
import { LivePages } from '@/features/marketing/contents/live-pages';
import { SendingSequences } from '@/features/marketing/contents/sending-sequences';
import { useSendingSequences } from '@/features/marketing/sequences/use-sending-sequences';
import { ContentsScreen } from '@/features/marketing/contents/contents-screen';
import type { ListedCompany } from '@/features/marketing/reads';
import { binAddress } from '@/lib/address/settings-address';

/** The library of a company's contents. */
export function ContentsStep({ company }: { company: ListedCompany }) {
  const [isEdited, setEdited] = useState(false);
  const [, navigate] = useLocation();
  return (
    <LivePages value={useLivePages(company.id)}>
      <SendingSequences value={useSendingSequences(company.id)}>
        <ContentsScreen
          company={company}
          onBin={() => navigate(binAddress('marketingContent'))}
          onEditCompany={() => setEdited(true)}
        />
        <CompanyDialog
          open={isEdited}
          company={company}
          start="postalAddress"
          onClose={() => setEdited(false)}
        />
      </SendingSequences>
    </LivePages>
  );
}
