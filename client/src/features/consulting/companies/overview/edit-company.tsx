import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { Dialog } from '@/ui/overlays/dialog';
import { companiesTexts } from '../../texts/companies';
import { CompanyForm } from './company-form';

interface EditCompanyProps {
  /** The company to edit; null closes the dialog. */
  company: Wire<Company> | null;
  onClose: () => void;
}

export function EditCompany({ company, onClose }: EditCompanyProps) {
  const t = useTexts(companiesTexts);
  return (
    <Dialog open={company !== null} onClose={onClose} title={t('edit')}>
      {company && <CompanyForm company={company} onSaved={onClose} />}
    </Dialog>
  );
}
