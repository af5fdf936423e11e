import type { ReactNode } from 'react';
import type { Problem } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { companiesTexts } from '../../texts/companies';
import { itemsTexts } from '../texts/items';
import { PriorityBadge } from './level-badge';
import { ItemCard } from './item-card';
import { LongText } from './long-text';

interface ProblemCardProps {
  problem: Problem;
  /** Name of the affected department. */
  department?: string;
  acts?: ReactNode;
}

export function ProblemCard({ problem, department, acts }: ProblemCardProps) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const { description, priority } = problem;
  return (
    <ItemCard
      acts={acts}
      badge={<PriorityBadge priority={priority}>{t('problems.level', { level: priority })}</PriorityBadge>}
    >
      <LongText>{description}</LongText>
      {department && (
        <p className="flex gap-2 text-sm text-muted">
          <Icon name={portalIcons.building} />
          <span className="min-w-0 wrap-anywhere">{tItems('department.hurts', { department })}</span>
        </p>
      )}
    </ItemCard>
  );
}
