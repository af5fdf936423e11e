import { useQuery } from '@tanstack/react-query';
import type { Strength } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { problemsOf, strengthsOf } from '../../reads';
import { itemsTexts } from '../texts/items';
import { CompanyItems } from '../company-items';
import { StrengthCard } from '../cards/strength-card';

const StrengthForm = lazyPart(async () => (await import('../forms/strength-form')).StrengthForm);

const sameRank = (one: Strength, other: Strength) => one.impact === other.impact;

export function StrengthsTab({ companyId }: { companyId: number }) {
  useLoadedLater(StrengthForm);
  const t = useTexts(itemsTexts);
  const { data: problems = [] } = useQuery(problemsOf(companyId));
  return (
    <CompanyItems
      companyId={companyId}
      kind="strengths"
      list={strengthsOf(companyId)}
      sameRank={sameRank}
      renderItem={(strength, acts) => <StrengthCard strength={strength} acts={acts} />}
      renderForm={(form) => <StrengthForm companyId={companyId} {...form} />}
      consequenceOf={({ id }) => {
        const count = problems.filter(({ strengthIds }) => strengthIds.includes(id)).length;
        return count > 0 ? t('details.leavesHelp', { count }) : undefined;
      }}
    />
  );
}
