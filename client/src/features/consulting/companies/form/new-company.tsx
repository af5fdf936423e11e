import { useLocation } from 'wouter';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { Dialog } from '@/ui/overlays/dialog';
import { companiesTexts } from '../../texts/companies';
import { CompanyForm } from './lazy-company-form';

interface NewCompanyProps {
  /** Its name, as far as it is known. */
  named: string;
  onClose: () => void;
}

/** Creates a company from any page, and opens it. */
export function NewCompany({ named, onClose }: NewCompanyProps) {
  const t = useTexts(companiesTexts);
  const [, navigate] = useLocation();
  return (
    <Dialog open onClose={onClose} title={t('createTitle')}>
      <CompanyForm
        named={named}
        onSaved={({ id }) => {
          onClose();
          navigate(addressOf(consultingPages.company, { id }));
        }}
      />
    </Dialog>
  );
}
