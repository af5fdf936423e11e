import type { ReactNode } from 'react';
import type { Problem } from '@shared/consulting/items/tables';
import type { OpenQuestion } from '@shared/consulting/items/open-questions';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { shortText } from '../../short-text';
import { companiesTexts } from '../../texts/companies';
import { itemsTexts } from '../texts/items';
import { LevelBadge } from './level-badge';
import { ItemCard } from './item-card';
import { LackedFacts } from './lacked-facts';
import { LongText } from './long-text';
import { ToldFacts } from './told-facts';

interface ProblemCardProps {
  problem: Problem;
  /** Name of the affected department. */
  department?: string;
  /** Name of the responsible contact. */
  responsible?: string;
  acts?: ReactNode;
  /** What the report lacks of it. */
  lacks?: readonly OpenQuestion[] | undefined;
  onTell?: (question: OpenQuestion) => void;
}

export function ProblemCard({
  problem,
  department,
  responsible,
  acts,
  lacks = [],
  onTell,
}: ProblemCardProps) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const { language } = useLanguage();
  const { description, priority, hoursPerMonth, measure, strengthIds } = problem;
  const hours = hoursPerMonth ?? 0;
  const help = strengthIds.length;
  return (
    <ItemCard
      acts={acts}
      badge={
        <LevelBadge of="priority" level={priority}>
          {t('problems.level', { level: priority })}
        </LevelBadge>
      }
    >
      <LongText>{description}</LongText>
      <ToldFacts
        facts={[
          department ? tItems('department.hurts', { department }) : null,
          hours > 0 ? tItems('told.hours', { count: hours, hours: formatNumber(hours, language) }) : null,
          responsible ? tItems('told.responsible', { name: responsible }) : null,
          help > 0 ? tItems('told.help', { count: help }) : null,
          measure ? tItems('told.measure', { measure }) : null,
        ]}
      />
      {onTell && lacks.length > 0 && (
        <LackedFacts problem={shortText(description)} lacks={lacks} onTell={onTell} />
      )}
    </ItemCard>
  );
}
