import { problems } from '@shared/companies/endpoints';
import { scale } from '@shared/companies/scales';
import { problemForm } from '@shared/companies/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useSchemaForm } from '@/lib/form';
import { TextAreaField } from '@/ui/text-field';
import { ItemForm } from './item-form';
import { LevelField } from './level-field';
import { useSaveItem } from './save-item';

export function ProblemForm({ companyId, onSaved }: { companyId: number; onSaved: () => void }) {
  const t = useTexts('companies');
  const { language } = useLanguage();
  const { form, field, chosen } = useSchemaForm(problemForm, {
    defaultValues: { description: '', priority: scale.usual, departmentId: null },
    language,
  });
  const save = useSaveItem(problems.create, { kind: 'problems', companyId, form, onSaved });
  const submit = form.handleSubmit((values) => save.mutate({ body: { ...values, companyId } }));
  return (
    <ItemForm pending={save.isPending} onSubmit={submit}>
      <TextAreaField label={t('companies.fields.description')} {...field('description')} />
      <LevelField {...chosen('priority')} />
    </ItemForm>
  );
}
