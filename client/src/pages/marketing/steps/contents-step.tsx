import { useState } from 'react';
import { BinDialog } from '@/features/marketing/bin/bin-dialog';
import { CompanyDialog } from '@/features/marketing/companies/company-dialog';
import { ContentsScreen } from '@/features/marketing/contents/contents-screen';
import type { ListedCompany } from '@/features/marketing/reads';

/** The library of a company's contents. */
export function ContentsStep({ company }: { company: ListedCompany }) {
  const [opened, setOpened] = useState<'bin' | 'company' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <ContentsScreen
        company={company}
        onBin={() => setOpened('bin')}
        onEditCompany={() => setOpened('company')}
      />
      <BinDialog open={opened === 'bin'} startsWith="marketingContent" onClose={close} />
      <CompanyDialog open={opened === 'company'} company={company} onClose={close} />
    </>
  );
}
