import type { ReactNode } from 'react';
import type { Strength } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { companiesTexts } from '../../texts/companies';
import { ImpactBadge } from './level-badge';
import { ItemCard } from './item-card';
import { LongText } from './long-text';

export function StrengthCard({ strength, acts }: { strength: Strength; acts?: ReactNode }) {
  const t = useTexts(companiesTexts);
  const { description, impact } = strength;
  return (
    <ItemCard
      acts={acts}
      badge={<ImpactBadge impact={impact}>{t('strengths.level', { level: impact })}</ImpactBadge>}
    >
      <LongText>{description}</LongText>
    </ItemCard>
  );
}
