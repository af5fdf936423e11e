import { products } from '@shared/consulting/items/endpoints';
import { productForm } from '@shared/consulting/items/schemas';
import type { Product } from '@shared/consulting/items/tables';
import { productTypes } from '@shared/consulting/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { companiesTexts } from '../../texts/companies';
import type { ItemFormOf } from './form-of';
import { ItemForm } from './item-form';
import { useItemForm } from './use-item-form';

export function ProductForm({ companyId, item, onSaved }: ItemFormOf<Product>) {
  const t = useTexts(companiesTexts);
  const { field, frame } = useItemForm(productForm, {
    kind: 'products',
    companyId,
    item,
    defaultValues: {
      name: item?.name ?? '',
      description: item?.description ?? '',
      type: item?.type ?? 'product',
    },
    create: (body) => call(products.create, {}, body),
    update: (id, body) => call(products.update, { id }, body),
    onSaved,
  });
  return (
    <ItemForm {...frame}>
      <TextField label={t('fields.name')} autoComplete="off" {...field('name')} />
      <SelectField
        label={t('fields.type')}
        choices={productTypes.map((type) => ({ value: type, label: t(`products.type.${type}`) }))}
        {...field('type')}
      />
      <TextAreaField label={t('fields.description')} {...field('description')} />
    </ItemForm>
  );
}
