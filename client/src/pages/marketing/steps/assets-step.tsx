import { useState } from 'react';
import { AssetsScreen } from '@/features/marketing/assets/assets-screen';
import { CompanyDialog } from '@/features/marketing/companies/company-dialog';
import type { ListedCompany } from '@/features/marketing/reads';

/** The third step of a company: pictures of its approved campaigns. */
export function AssetsStep({ company }: { company: ListedCompany }) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <AssetsScreen company={company} onEditCompany={() => setEditing(true)} />
      <CompanyDialog open={editing} company={company} start="logo" onClose={() => setEditing(false)} />
    </>
  );
}
