import type { NameIn } from '@/i18n/texts';
import { useTexts } from '@/i18n/use-texts';
import { TextField } from '@/ui/controls/fields/text-field';
import { RecordForm } from '@/ui/record-form/record-form';
import { productsTexts } from '../texts/products';
import { ProductExtras } from './product-extras';
import { type ProductFormProps, useProductForm } from './use-product-form';

type FieldName = NameIn<typeof productsTexts, 'form.fields'>;

/** Creates a product by its name alone, since the brief asks for the rest, or edits what is no answer of the brief. */
export function ProductForm(props: ProductFormProps) {
  const t = useTexts(productsTexts);
  const { field, chosen, frame } = useProductForm(props);
  return (
    <RecordForm
      {...frame}
      nameOf={(name) => t(`form.fields.${name as FieldName}`)}
      showValue={(name, value) => (name === 'photoId' && value ? t('form.photoShown') : undefined)}
    >
      <TextField
        label={t('form.fields.name')}
        hint={frame.isNew ? t('form.hints.name') : undefined}
        autoComplete="off"
        {...field('name')}
      />
      {props.product && (
        <ProductExtras field={field} chosen={chosen} currency={props.product.currency ?? 'EUR'} />
      )}
    </RecordForm>
  );
}
