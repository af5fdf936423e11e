import { useState } from 'react';
import { CompanyDialog } from '@/features/marketing/companies/company-dialog';
import type { ListedCompany } from '@/features/marketing/reads';
import { RepliesScreen } from '@/features/marketing/sequences/replies-screen';

/** The sixth step of a company: the mails that follow a confirmed sign-up. */
export function RepliesStep({ company }: { company: ListedCompany }) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <RepliesScreen company={company} onEditCompany={() => setEditing(true)} />
      <CompanyDialog open={editing} company={company} onClose={() => setEditing(false)} />
    </>
  );
}
