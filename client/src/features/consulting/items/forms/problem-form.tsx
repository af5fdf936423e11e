import { problems } from '@shared/consulting/items/endpoints';
import { scale } from '@shared/consulting/scales';
import { problemForm } from '@shared/consulting/items/schemas';
import type { Problem } from '@shared/consulting/items/tables';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { TextAreaField } from '@/ui/controls/text-field';
import { companiesTexts } from '../../texts/companies';
import { DepartmentField } from './department-field';
import type { ItemFormOf } from './form-of';
import { ItemForm } from './item-form';
import { LevelField } from './level-field';
import { useSaveItem } from './use-save-item';

type EditedProblem = Pick<Problem, 'id' | 'description' | 'priority' | 'departmentId'>;

export function ProblemForm({ companyId, item, onSaved }: ItemFormOf<EditedProblem>) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const { form, field, chosen } = useSchemaForm(problemForm, {
    defaultValues: {
      description: item?.description ?? '',
      priority: item?.priority ?? scale.usual,
      departmentId: item?.departmentId ?? null,
    },
    language,
  });
  const save = useSaveItem(problems, { kind: 'problems', companyId, item, form, onSaved });
  return (
    <ItemForm save={save}>
      <TextAreaField label={t('fields.description')} {...field('description')} />
      <LevelField {...chosen('priority')} />
      <DepartmentField companyId={companyId} {...chosen('departmentId')} />
    </ItemForm>
  );
}
