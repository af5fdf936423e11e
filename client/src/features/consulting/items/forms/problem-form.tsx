import { problems } from '@shared/consulting/items/endpoints';
import { problemForm } from '@shared/consulting/items/schemas';
import type { Problem } from '@shared/consulting/items/tables';
import { scale } from '@shared/consulting/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { TextAreaField } from '@/ui/controls/fields/text-field';
import { companiesTexts } from '../../texts/companies';
import { DepartmentField } from './department-field';
import type { ItemFormOf } from './form-of';
import { ItemForm } from './item-form';
import { LevelField } from './level-field';
import { useItemForm } from './use-item-form';

type EditedProblem = Pick<Problem, 'id' | 'description' | 'priority' | 'departmentId'>;

export function ProblemForm({ companyId, item, onSaved }: ItemFormOf<EditedProblem>) {
  const t = useTexts(companiesTexts);
  const { field, chosen, frame } = useItemForm(problemForm, {
    kind: 'problems',
    companyId,
    item,
    defaultValues: {
      description: item?.description ?? '',
      priority: item?.priority ?? scale.usual,
      departmentId: item?.departmentId ?? null,
    },
    create: (body) => call(problems.create, {}, body),
    update: (id, body) => call(problems.update, { id }, body),
    onSaved,
  });
  return (
    <ItemForm {...frame}>
      <TextAreaField label={t('fields.description')} {...field('description')} />
      <LevelField {...chosen('priority')} />
      <DepartmentField companyId={companyId} {...chosen('departmentId')} />
    </ItemForm>
  );
}
