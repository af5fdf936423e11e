import { type ComponentProps, useId } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { TextField } from '@/ui/controls/text-field';
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
  const listId = useId();
  return (
    <>
      <TextField
        label={t('fields.sector')}
        hint={t('fields.sectorHint')}
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
