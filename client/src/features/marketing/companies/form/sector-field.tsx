import { type ComponentProps, useId } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { TextField } from '@/ui/controls/text-field';
import { companyFormTexts } from '../../texts/company-form';

const suggested = [
  ...(['food', 'hospitality', 'tourism', 'retail', 'fashion', 'beauty', 'health', 'sport', 'home'] as const),
  ...(['realEstate', 'education', 'professional', 'technology', 'industry', 'agriculture'] as const),
  ...(['motor', 'events'] as const),
];

/** A company's sector as free text with suggestions. */
export function SectorField(field: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'list'>) {
  const t = useTexts(companyFormTexts);
  const listId = useId();
  return (
    <>
      <TextField
        label={t('fields.sector')}
        hint={t('hints.sector')}
        autoComplete="off"
        list={listId}
        {...field}
      />
      <datalist id={listId}>
        {suggested.map((sector) => (
          <option key={sector}>{t(`sectors.${sector}`)}</option>
        ))}
      </datalist>
    </>
  );
}
