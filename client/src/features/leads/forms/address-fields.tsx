import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { TextField } from '@/ui/controls/text-field';
import { recordsTexts } from '../texts/records';

type Wiring = Omit<ComponentProps<typeof TextField>, 'label'>;
type AddressPart = 'address' | 'city' | 'region' | 'postalCode' | 'country';

/** The inputs of a postal address. */
export function AddressFields({ field }: { field: (name: AddressPart) => Wiring }) {
  const t = useTexts(recordsTexts);
  return (
    <>
      <TextField label={t('fields.address')} {...field('address')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('fields.postalCode')} {...field('postalCode')} />
        <TextField label={t('fields.city')} {...field('city')} />
        <TextField label={t('fields.region')} {...field('region')} />
        <TextField label={t('fields.country')} hint={t('form.country')} maxLength={2} {...field('country')} />
      </div>
    </>
  );
}
