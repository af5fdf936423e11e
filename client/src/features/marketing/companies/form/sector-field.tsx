import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { TextField } from '@/ui/controls/fields/text-field';
import { SuggestingField } from '@/ui/suggesting-field';
import { companiesTexts } from '../texts/companies';

const suggested = [
  ...(['food', 'hospitality', 'tourism', 'retail', 'fashion', 'beauty', 'health', 'sport', 'home'] as const),
  ...(['realEstate', 'education', 'professional', 'technology', 'industry', 'agriculture'] as const),
  ...(['motor', 'events'] as const),
];

/** A company's sector as free text with suggestions. */
export function SectorField(field: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'list'>) {
  const t = useTexts(companiesTexts);
  return (
    <SuggestingField
      label={t('form.fields.sector')}
      hint={t('form.hints.sector')}
      suggestions={suggested.map((sector) => t(`form.sectors.${sector}`))}
      {...field}
    />
  );
}
