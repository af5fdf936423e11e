import type { Strength } from '@shared/consulting/items/tables';
import { strengthsOf } from '../../reads';
import { CompanyItems } from '../company-items';
import { StrengthCard } from '../cards/strength-card';
import { StrengthForm } from '../forms/strength-form';

const sameRank = (one: Strength, other: Strength) => one.impact === other.impact;

export const StrengthsTab = ({ companyId }: { companyId: number }) => (
  <CompanyItems
    companyId={companyId}
    kind="strengths"
    list={strengthsOf(companyId)}
    sameRank={sameRank}
    renderItem={(strength, acts) => <StrengthCard strength={strength} acts={acts} />}
    renderForm={(form) => <StrengthForm companyId={companyId} {...form} />}
  />
);
