import { problems } from '@shared/consulting/items/endpoints';
import { problemForm } from '@shared/consulting/items/schemas';
import type { Problem } from '@shared/consulting/items/tables';
import { scale } from '@shared/consulting/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { startsWithFocus } from '@/ui/overlays/dialog-frame';
import { ReportPart } from '../../../report-part';
import { companiesTexts } from '../../../texts/companies';
import { itemsTexts } from '../../texts/items';
import { DepartmentField } from '../department-field';
import type { ItemFormOf } from '../form-of';
import { ItemForm } from '../item-form';
import { LevelField } from '../level-field';
import { useItemForm } from '../use-item-form';
import { HelpField } from './help-field';
import { HoursField } from './hours-field';
import { ResponsibleField } from './responsible-field';

type EditedProblem = Omit<Problem, 'companyId' | 'place'>;

export function ProblemForm({ companyId, item, startsAt, onSaved }: ItemFormOf<EditedProblem>) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const { field, chosen, form, frame } = useItemForm(problemForm, {
    kind: 'problems',
    companyId,
    item,
    defaultValues: {
      description: item?.description ?? '',
      priority: item?.priority ?? scale.usual,
      departmentId: item?.departmentId ?? null,
      hoursPerMonth: item?.hoursPerMonth ?? null,
      measure: item?.measure ?? '',
      responsibleId: item?.responsibleId ?? null,
      strengthIds: item?.strengthIds ?? [],
    },
    create: (body) => call(problems.create, {}, body),
    update: (id, body) => call(problems.update, { id }, body),
    onSaved,
  });
  const [hours, measure] = [chosen('hoursPerMonth'), field('measure')];
  const [responsible, help] = [chosen('responsibleId'), chosen('strengthIds')];
  const startAt = (question: typeof startsAt) => (question === startsAt ? startsWithFocus : undefined);
  return (
    <ItemForm {...frame}>
      <TextAreaField label={t('fields.description')} {...field('description')} />
      <LevelField {...chosen('priority')} />
      <DepartmentField companyId={companyId} {...chosen('departmentId')} {...startAt('department')} />
      <ReportPart
        isFilled={item !== undefined && (startsAt !== undefined || tellsMore(item))}
        errors={[hours, measure, responsible, help].map(({ error }) => error)}
        sent={form.formState.submitCount}
      >
        <HoursField {...hours} {...startAt('hours')} />
        <TextField
          label={tItems('details.measure')}
          hint={tItems('details.measureHint')}
          autoComplete="off"
          {...measure}
          {...startAt('measure')}
        />
        <ResponsibleField companyId={companyId} {...responsible} {...startAt('responsible')} />
        <HelpField companyId={companyId} problem={form.getValues('description')} {...help} />
      </ReportPart>
    </ItemForm>
  );
}

const tellsMore = ({ hoursPerMonth, measure, responsibleId, strengthIds }: EditedProblem) =>
  hoursPerMonth !== null || measure !== null || responsibleId !== null || strengthIds.length > 0;
