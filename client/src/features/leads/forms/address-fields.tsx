import { useMemo } from 'react';
import { countries } from '@shared/countries';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { countryName, namedChoices } from '@/lib/values/named-codes';
import { recordsTexts } from '../texts/records';
import type { InputWiring } from './value-input';

const asTyped = { setValueAs: (value: unknown) => value };

/** The inputs of a postal address. */
export function AddressFields({ wiring }: { wiring: InputWiring }) {
  const t = useTexts(recordsTexts);
  const { language } = useLanguage();
  const named = useMemo(() => namedChoices('region', countries, language), [language]);
  // A file may have brought a code that no country has.
  const { value, error, onChange } = wiring.chosen('country');
  const code = typeof value === 'string' ? value : '';
  const text = (name: string) => wiring.native(name, asTyped);
  const isKnown = code === '' || countries.includes(code);
  const choices = isKnown ? named : [{ value: code, label: countryName(code, language) }, ...named];
  return (
    <>
      <TextField label={t('fields.address')} {...text('address')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('fields.postalCode')} {...text('postalCode')} />
        <TextField label={t('fields.city')} {...text('city')} />
        <TextField label={t('fields.region')} {...text('region')} />
        <SelectField
          name="country"
          label={t('fields.country')}
          empty
          choices={choices}
          error={error}
          value={code}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </>
  );
}
