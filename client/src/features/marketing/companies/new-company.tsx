import { useLocation } from 'wouter';
import { stepAddress } from '@shared/marketing/steps';
import { CompanyDialog } from './company-dialog';

interface NewCompanyProps {
  /** Its name, as far as it is known. */
  named: string;
  onClose: () => void;
}

/** Creates a company from any page, and opens its first step. */
export function NewCompany({ named, onClose }: NewCompanyProps) {
  const [, navigate] = useLocation();
  return (
    <CompanyDialog
      open
      named={named}
      onClose={onClose}
      onSaved={({ id }) => navigate(stepAddress(id, 'product'))}
    />
  );
}
