import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { TextField } from '@/ui/controls/text-field';
import { SuggestingField } from '@/ui/suggesting-field';
import { companyFormTexts } from '../texts/company-form';

const suggested = [
  ...(['food', 'hospitality', 'tourism', 'retail', 'fashion', 'beauty', 'health', 'sport', 'home'] as const),
  ...(['realEstate', 'education', 'professional', 'technology', 'industry', 'agriculture'] as const),
  ...(['motor', 'events'] as const),
];

/** A company's sector as free text with suggestions. */
export function SectorField(field: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'list'>) {
  const t = useTexts(companyFormTexts);
  return (
    <SuggestingField
      label={t('fields.sector')}
      hint={t('hints.sector')}
      suggestions={suggested.map((sector) => t(`sectors.${sector}`))}
      {...field}
    />
  );
}
