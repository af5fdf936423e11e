import { products } from '@shared/companies/endpoints';
import { productTypes } from '@shared/companies/scales';
import { productForm } from '@shared/companies/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useSchemaForm } from '@/lib/form';
import { SelectField } from '@/ui/select-field';
import { TextAreaField, TextField } from '@/ui/text-field';
import { ItemForm } from './item-form';
import { useSaveItem } from './save-item';

export function ProductForm({ companyId, onSaved }: { companyId: number; onSaved: () => void }) {
  const t = useTexts('companies');
  const { language } = useLanguage();
  const { form, field } = useSchemaForm(productForm, {
    defaultValues: { name: '', description: '', type: 'product' },
    language,
  });
  const save = useSaveItem(products.create, { kind: 'products', companyId, form, onSaved });
  const submit = form.handleSubmit((values) => save.mutate({ body: { ...values, companyId } }));
  return (
    <ItemForm pending={save.isPending} onSubmit={submit}>
      <TextField label={t('companies.fields.name')} autoComplete="off" {...field('name')} />
      <SelectField
        label={t('companies.fields.type')}
        choices={productTypes.map((type) => ({ value: type, label: t(`companies.products.type.${type}`) }))}
        {...field('type')}
      />
      <TextAreaField label={t('companies.fields.description')} {...field('description')} />
    </ItemForm>
  );
}
