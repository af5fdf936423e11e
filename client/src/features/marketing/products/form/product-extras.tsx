import { languages } from '@shared/languages';
import { useTexts } from '@/i18n/use-texts';
import { currenciesWith } from '@/lib/values/currencies';
import { MoneyField } from '@/ui/controls/money-field';
import { SelectField } from '@/ui/controls/select-field';
import { TextField } from '@/ui/controls/text-field';
import { ImageField } from '../../images/image-field';
import { productFormTexts } from '../../texts/product-form';
import type { ProductFields } from './use-product-form';

/** The fields of a product that many do without. */
export function ProductExtras({ field, chosen, values }: ProductFields) {
  const t = useTexts(productFormTexts);
  const { currency } = values;
  const before = chosen('comparePriceMinor');
  return (
    <>
      <TextField
        label={t('fields.shortName')}
        hint={t('hints.shortName')}
        autoComplete="off"
        maxLength={40}
        optional
        {...field('shortName')}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          label={t('fields.currency')}
          choices={[
            { value: '', label: t('asWritten') },
            ...currenciesWith(currency).map((value) => ({ value, label: value })),
          ]}
          {...field('currency', { setValueAs: (value: string | null) => value || null })}
        />
        <MoneyField
          label={t('fields.comparePriceMinor')}
          currency={currency || 'EUR'}
          value={before.value}
          error={before.error}
          onChange={before.onChange}
        />
      </div>
      <p className="-mt-2 text-sm text-muted">{t('hints.comparePriceMinor')}</p>
      <TextField label={t('fields.url')} inputMode="url" autoComplete="off" optional {...field('url')} />
      <ImageField label={t('fields.photoId')} {...chosen('photoId')} />
      <SelectField
        label={t('fields.language')}
        choices={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        {...field('language')}
      />
    </>
  );
}
