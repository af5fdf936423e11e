import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useLoadedLater } from '@/lib/lazy-part';
import { Dialog } from '@/ui/overlays/dialog';
import type { Company } from '../reads';
import type { CompanyStart } from './form/company-values';
import { companiesTexts } from './texts/companies';
import { CompanyForm } from './lazy-company-form';

interface CompanyDialogProps {
  open: boolean;
  /** The company to edit; without one it is created. */
  company?: Company | undefined;
  /** The part of a company that somebody came to change: the form starts there. */
  start?: CompanyStart;
  /** The name of a new company, as far as it is known. */
  named?: string;
  onClose: () => void;
  onSaved?: (saved: Company) => void;
  /** What stands above the form of a new company. */
  above?: ReactNode;
}

/** The dialog in which a company is added or edited. */
export function CompanyDialog({ open, company, start, named, onClose, onSaved, above }: CompanyDialogProps) {
  const t = useTexts(companiesTexts);
  useLoadedLater(CompanyForm);
  return (
    <Dialog open={open} onClose={onClose} title={t(company ? 'editTitle' : 'createTitle')}>
      {open && above}
      {open && (
        <CompanyForm
          {...(company && { company })}
          named={named}
          start={start}
          onSaved={(saved) => {
            onClose();
            onSaved?.(saved);
          }}
        />
      )}
    </Dialog>
  );
}
