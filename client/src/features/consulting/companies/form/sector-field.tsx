import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { TextField } from '@/ui/controls/fields/text-field';
import { SuggestingField } from '@/ui/suggesting-field';
import { companiesTexts } from '../../texts/companies';

const suggested = [
  'agriculture',
  'construction',
  'consulting',
  'education',
  'energy',
  'finance',
  'health',
  'hospitality',
  'manufacturing',
  'nonProfit',
  'retail',
  'technology',
  'transport',
] as const;

/** A company's sector as free text with suggestions. */
export function SectorField(field: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'list'>) {
  const t = useTexts(companiesTexts);
  return (
    <SuggestingField
      label={t('fields.sector')}
      hint={t('fields.sectorHint')}
      suggestions={suggested.map((sector) => t(`sectors.${sector}`))}
      {...field}
    />
  );
}
