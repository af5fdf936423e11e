import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { useLoadedLater } from '@/lib/lazy-part';
import { Dialog } from '@/ui/overlays/dialog';
import { companiesTexts } from '../../texts/companies';
import { CompanyForm } from './lazy-company-form';

interface EditCompanyProps {
  /** The company to edit; null closes the dialog. */
  company: Wire<Company> | null;
  onClose: () => void;
  /** Called after the form has changed the company. */
  onEdited?: ((before: Wire<Company>, saved: Wire<Company>) => unknown) | undefined;
}

export function EditCompany({ company, onClose, onEdited }: EditCompanyProps) {
  const t = useTexts(companiesTexts);
  useLoadedLater(CompanyForm);
  return (
    <Dialog open={company !== null} onClose={onClose} title={t('edit')}>
      {company && (
        <CompanyForm
          company={company}
          onSaved={(saved) => {
            onClose();
            onEdited?.(company, saved);
          }}
        />
      )}
    </Dialog>
  );
}
