import { departments } from '@shared/companies/endpoints';
import { scale } from '@shared/companies/scales';
import { departmentForm } from '@shared/companies/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useSchemaForm } from '@/lib/form';
import { TextAreaField, TextField } from '@/ui/text-field';
import { ItemForm } from './item-form';
import { LevelField } from './level-field';
import { useSaveItem } from './save-item';

export function DepartmentForm({ companyId, onSaved }: { companyId: number; onSaved: () => void }) {
  const t = useTexts('companies');
  const { language } = useLanguage();
  const { form, field, chosen } = useSchemaForm(departmentForm, {
    defaultValues: { name: '', function: '', digitalizationLevel: scale.usual },
    language,
  });
  const save = useSaveItem(departments.create, { kind: 'departments', companyId, form, onSaved });
  const submit = form.handleSubmit((values) => save.mutate({ body: { ...values, companyId } }));
  return (
    <ItemForm pending={save.isPending} onSubmit={submit}>
      <TextField label={t('companies.fields.name')} autoComplete="off" {...field('name')} />
      <TextAreaField
        label={t('companies.fields.function')}
        hint={t('companies.fields.functionHint')}
        {...field('function')}
      />
      <LevelField {...chosen('digitalizationLevel')} />
    </ItemForm>
  );
}
