import { languages } from '@shared/languages';
import { useTexts } from '@/i18n/use-texts';
import { Disclosure } from '@/ui/controls/disclosure';
import { MoneyField } from '@/ui/controls/fields/money-field';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { ImageField } from '../../images/image-field';
import { productsTexts } from '../texts/products';
import type { ProductFields } from './use-product-form';

/** The fields of a product that are no answers of its brief. */
export function ProductExtras({ field, chosen, currency }: ProductFields & { currency: string }) {
  const t = useTexts(productsTexts);
  const before = chosen('comparePriceMinor');
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label={t('form.fields.category')} autoComplete="off" optional {...field('category')} />
        <TextField
          label={t('form.fields.shortName')}
          autoComplete="off"
          maxLength={40}
          optional
          {...field('shortName')}
        />
        <TextField
          label={t('form.fields.url')}
          inputMode="url"
          autoComplete="off"
          optional
          {...field('url')}
        />
        <SelectField
          label={t('form.fields.language')}
          choices={languages.map((value) => ({ value, label: t(`form.languages.${value}`) }))}
          {...field('language')}
        />
        <MoneyField
          label={t('form.fields.comparePriceMinor')}
          currency={currency}
          value={before.value}
          error={before.error}
          onChange={before.onChange}
        />
      </div>
      <p className="-mt-2 text-sm text-muted">{t('form.hints.comparePriceMinor')}</p>
      <ImageField label={t('form.fields.photoId')} {...chosen('photoId')} />
      <Disclosure summary={t('form.more')}>
        <div className="grid gap-4 pt-1">
          <TextAreaField
            label={t('form.fields.characteristics')}
            hint={t('form.hints.characteristics')}
            {...field('characteristics')}
          />
          <TextAreaField
            label={t('form.fields.advantages')}
            hint={t('form.hints.advantages')}
            {...field('advantages')}
          />
        </div>
      </Disclosure>
    </>
  );
}
