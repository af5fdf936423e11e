import { products } from '@shared/consulting/items/endpoints';
import { productTypes } from '@shared/consulting/scales';
import { productForm } from '@shared/consulting/items/schemas';
import type { Product } from '@shared/consulting/items/tables';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { SelectField } from '@/ui/controls/select-field';
import { TextAreaField, TextField } from '@/ui/controls/text-field';
import { companiesTexts } from '../../texts/companies';
import type { ItemFormOf } from './form-of';
import { ItemForm } from './item-form';
import { useSaveItem } from './use-save-item';

export function ProductForm({ companyId, item, onSaved }: ItemFormOf<Product>) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const { form, field } = useSchemaForm(productForm, {
    defaultValues: {
      name: item?.name ?? '',
      description: item?.description ?? '',
      type: item?.type ?? 'product',
    },
    language,
  });
  const save = useSaveItem(products, { kind: 'products', companyId, item, form, onSaved });
  return (
    <ItemForm save={save}>
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
