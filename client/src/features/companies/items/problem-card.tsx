import type { Problem } from '@shared/companies/tables';
import { useTexts } from '@/i18n/use-texts';
import { PriorityBadge } from '../level-badge';
import { ItemCard } from './item-card';
import { LongText } from './long-text';

export function ProblemCard({ problem }: { problem: Problem }) {
  const t = useTexts('companies');
  const { description, priority } = problem;
  return (
    <ItemCard
      badge={
        <PriorityBadge priority={priority}>
          {t('companies.problems.level', { level: priority })}
        </PriorityBadge>
      }
    >
      <LongText>{description}</LongText>
    </ItemCard>
  );
}
