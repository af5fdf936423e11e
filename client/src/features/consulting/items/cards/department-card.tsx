import type { ReactNode } from 'react';
import type { Department } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { companiesTexts } from '../../texts/companies';
import { itemsTexts } from '../texts/items';
import { ItemCard } from './item-card';
import { LevelMarks } from './level-marks';
import { LongText } from './long-text';
import { ToldFacts } from './told-facts';

export function DepartmentCard({ department, acts }: { department: Department; acts?: ReactNode }) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const { digitalizationLevel: level, programs } = department;
  return (
    <ItemCard
      title={department.name}
      lead={
        <p className="flex items-center gap-3 text-sm font-medium">
          <LevelMarks level={level} />
          <span className="inline-block first-letter:uppercase">{t('departments.level', { level })}</span>
        </p>
      }
      acts={acts}
    >
      <LongText className="text-muted">{department.function}</LongText>
      <ToldFacts facts={[programs ? tItems('told.programs', { programs }) : null]} />
    </ItemCard>
  );
}
