import { useState } from 'react';
import { useLocation } from 'wouter';
import { CompanyDialog } from '@/features/marketing/companies/company-dialog';
import { ContentsScreen } from '@/features/marketing/contents/contents-screen';
import type { ListedCompany } from '@/features/marketing/reads';
import { binAddress } from '@/lib/address/settings-address';

/** The library of a company's contents. */
export function ContentsStep({ company }: { company: ListedCompany }) {
  const [isEdited, setEdited] = useState(false);
  const [, navigate] = useLocation();
  return (
    <>
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
    </>
  );
}
