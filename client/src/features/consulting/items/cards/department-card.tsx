import type { ReactNode } from 'react';
import type { Department } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { companiesTexts } from '../../texts/companies';
import { ItemCard } from './item-card';
import { LevelMarks } from './level-marks';
import { LongText } from './long-text';

export function DepartmentCard({ department, acts }: { department: Department; acts?: ReactNode }) {
  const t = useTexts(companiesTexts);
  const level = department.digitalizationLevel;
  return (
    <ItemCard
      title={department.name}
      badge={
        <p className="flex items-center gap-3 text-sm font-medium">
          <LevelMarks level={level} />
          <span className="inline-block first-letter:uppercase">{t('departments.level', { level })}</span>
        </p>
      }
      acts={acts}
    >
      <LongText className="text-muted">{department.function}</LongText>
    </ItemCard>
  );
}
