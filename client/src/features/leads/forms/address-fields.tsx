import { type ComponentProps, useMemo } from 'react';
import { countries } from '@shared/leads/countries';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/select-field';
import { TextField } from '@/ui/controls/text-field';
import { countryName, namedChoices } from '../named-codes';
import { recordsTexts } from '../texts/records';

type Wiring = Omit<ComponentProps<typeof TextField>, 'label'>;
type AddressPart = 'address' | 'city' | 'region' | 'postalCode';

interface AddressFieldsProps {
  field: (name: AddressPart) => Wiring;
  country: Omit<ComponentProps<typeof SelectField>, 'label' | 'choices'>;
}

/** The inputs of a postal address. */
export function AddressFields({ field, country }: AddressFieldsProps) {
  const t = useTexts(recordsTexts);
  const { language } = useLanguage();
  const named = useMemo(() => namedChoices('region', countries, language), [language]);
  // A file may have brought a code that no country has.
  const code = typeof country.value === 'string' ? country.value : '';
  const isKnown = code === '' || countries.includes(code);
  const choices = isKnown ? named : [{ value: code, label: countryName(code, language) }, ...named];
  return (
    <>
      <TextField label={t('fields.address')} {...field('address')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('fields.postalCode')} {...field('postalCode')} />
        <TextField label={t('fields.city')} {...field('city')} />
        <TextField label={t('fields.region')} {...field('region')} />
        <SelectField label={t('fields.country')} empty choices={choices} {...country} />
      </div>
    </>
  );
}
