import { newTask } from '@shared/leads/tasks/schemas';
import { useTexts } from '@/i18n/use-texts';
import { dayOf, startOfDay } from '@shared/list/periods';
import { localOf, momentOf } from '@/lib/values/moments';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { RecordForm } from '../forms/record-form';
import { recordsTexts } from '../texts/records';
import { TaskOrigin } from './task-origin';
import { type RecordFormProps, useRecordForm } from '../forms/use-record-form';

const inFront = ['title', 'dueAt', 'isAllDay'] as const;
const noSpecial = {};

export function TaskForm(props: RecordFormProps<'tasks'>) {
  const t = useTexts(recordsTexts);
  const { field, chosen, frame } = useRecordForm(newTask, {
    ...props,
    section: 'tasks',
    nameOf: ({ title }) => title,
  });
  const [due, allDay] = [chosen('dueAt'), chosen('isAllDay')];
  return (
    <RecordForm {...frame} front={inFront} special={noSpecial}>
      {props.record && <TaskOrigin taskId={props.record.id} />}
      <TextField label={t('fields.title')} autoComplete="off" {...field('title')} />
      <DueField
        due={due.value ?? null}
        isAllDay={allDay.value ?? true}
        error={due.error}
        onChange={(dueAt, isAllDay) => {
          due.onChange(dueAt);
          allDay.onChange(isAllDay);
        }}
      />
    </RecordForm>
  );
}

interface DueFieldProps {
  /** ISO 8601; the beginning of the day in Madrid if due that day. */
  due: string | null;
  isAllDay: boolean;
  error: string | undefined;
  onChange: (due: string | null, isAllDay: boolean) => void;
}

/** A day, or a day and a time. */
function DueField({ due, isAllDay, error, onChange }: DueFieldProps) {
  const t = useTexts(recordsTexts);
  const shown = due && (isAllDay ? dayOf(new Date(due)) : localOf(due));
  const momentAt = (text: string) => (isAllDay ? startOfDay(text) : momentOf(text));
  return (
    <div className="grid gap-1">
      <TextField
        label={t('fields.dueAt')}
        type={isAllDay ? 'date' : 'datetime-local'}
        error={error}
        value={shown ?? ''}
        onChange={({ target }) => onChange(target.value ? momentAt(target.value) : null, isAllDay)}
      />
      <CheckboxField
        label={t('form.withTime')}
        checked={!isAllDay}
        onChange={({ target }) => {
          const day = due ? dayOf(new Date(due)) : dayOf(new Date());
          onChange(target.checked ? momentOf(`${day}T09:00`) : due && startOfDay(day), !target.checked);
        }}
      />
    </div>
  );
}
