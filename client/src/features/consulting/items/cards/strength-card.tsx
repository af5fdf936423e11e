import type { ReactNode } from 'react';
import type { Strength } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { companiesTexts } from '../../texts/companies';
import { LevelBadge } from './level-badge';
import { ItemCard } from './item-card';
import { LongText } from './long-text';

export function StrengthCard({ strength, acts }: { strength: Strength; acts?: ReactNode }) {
  const t = useTexts(companiesTexts);
  const { description, impact } = strength;
  return (
    <ItemCard
      acts={acts}
      badge={
        <LevelBadge of="impact" level={impact}>
          {t('strengths.level', { level: impact })}
        </LevelBadge>
      }
    >
      <LongText>{description}</LongText>
    </ItemCard>
  );
}
