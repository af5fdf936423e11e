import { strengthsOf } from '../reads';
import { CompanyItems } from './company-items';
import { StrengthCard } from './strength-card';
import { StrengthForm } from './strength-form';

export const StrengthsTab = ({ companyId }: { companyId: number }) => (
  <CompanyItems
    kind="strengths"
    list={strengthsOf(companyId)}
    renderItem={(strength) => <StrengthCard strength={strength} />}
    renderForm={(close) => <StrengthForm companyId={companyId} onSaved={close} />}
  />
);
