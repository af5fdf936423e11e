import type { Strength } from '@shared/consulting/items/tables';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { strengthsOf } from '../../reads';
import { CompanyItems } from '../company-items';
import { StrengthCard } from '../cards/strength-card';

const StrengthForm = lazyPart(async () => (await import('../forms/strength-form')).StrengthForm);

const sameRank = (one: Strength, other: Strength) => one.impact === other.impact;

export function StrengthsTab({ companyId }: { companyId: number }) {
  useLoadedLater(StrengthForm);
  return (
    <CompanyItems
      companyId={companyId}
      kind="strengths"
      list={strengthsOf(companyId)}
      sameRank={sameRank}
      renderItem={(strength, acts) => <StrengthCard strength={strength} acts={acts} />}
      renderForm={(form) => <StrengthForm companyId={companyId} {...form} />}
    />
  );
}
