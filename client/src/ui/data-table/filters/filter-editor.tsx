import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { FilterColumn, ListFilter } from '@/lib/lists/list-filters';
import { type Period, periods } from '@shared/list/periods';
import { Button } from '../../controls/button';
import { CheckboxField } from '../../controls/fields/checkbox-field';
import { SelectField } from '../../controls/fields/select-field';
import { TextField } from '../../controls/fields/text-field';
import { filterTexts } from '../texts/filters';
import { type Condition, conditionsOf, draftOf, type FilterDraft, filterOf } from './conditions';

interface FilterEditorProps {
  column: FilterColumn;
  /** The present filter; an empty one for a new one. */
  filter: ListFilter;
  /** Receives the filter, or undefined if the form asks for nothing. */
  onApply: (filter: ListFilter | undefined) => void;
}

const isPeriod = (condition: Condition): condition is Period => periods.some((one) => one === condition);

/** The form of a column's filter: a condition and what it needs to know. */
export function FilterEditor({ column, filter, onApply }: FilterEditorProps) {
  const t = useTexts(filterTexts);
  const [draft, setDraft] = useState(() => draftOf(column, filter));
  const form = useRef<HTMLFormElement>(null);
  const change = (changed: Partial<FilterDraft>) => setDraft({ ...draft, ...changed });
  const conditions = conditionsOf(column);

  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    onApply(filterOf(column, draft));
  }

  return (
    <form ref={form} aria-label={column.label} onSubmit={submit} className="grid gap-3">
      {conditions.length > 1 ? (
        <SelectField
          label={column.label}
          value={draft.condition}
          onChange={({ target }) => change({ condition: target.value as Condition })}
          choices={conditions.map((condition) => ({
            value: condition,
            label: isPeriod(condition) ? t(`periods.${condition}`) : t(`conditions.${condition}`),
          }))}
        />
      ) : (
        <p className="font-medium">{column.label}</p>
      )}
      <Fields column={column} draft={draft} onChange={change} />
      <Button type="submit">{t('apply')}</Button>
    </form>
  );
}

interface FieldsProps {
  column: FilterColumn;
  draft: FilterDraft;
  onChange: (changed: Partial<FilterDraft>) => void;
}

/** What the condition needs to know. */
function Fields({ column, draft, onChange }: FieldsProps) {
  const t = useTexts(filterTexts);
  switch (draft.condition) {
    case 'any':
    case 'none':
      return <ChoiceList column={column} draft={draft} onChange={onChange} />;
    case 'contains':
    case 'is':
    case 'isNot':
      return (
        <TextField
          label={t(column.kind === 'phone' ? 'digits' : 'words')}
          type={column.kind === 'phone' ? 'tel' : 'text'}
          maxLength={200}
          value={draft.words}
          onChange={({ target }) => onChange({ words: target.value })}
        />
      );
    case 'range':
    case 'days': {
      const isRange = draft.condition === 'range';
      const type = isRange ? { type: 'number', step: 'any' } : { type: 'date' };
      return (
        <div className={isRange ? 'grid grid-cols-2 gap-3' : 'grid gap-3'}>
          <TextField
            {...type}
            label={t(isRange ? 'least' : 'from')}
            value={draft.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <TextField
            {...type}
            label={t(isRange ? 'most' : 'to')}
            value={draft.to}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </div>
      );
    }
    default:
      return null;
  }
}

function ChoiceList({ column, draft, onChange }: FieldsProps) {
  const { choices = [] } = column;
  const toggled = (value: string) =>
    choices.map((choice) => choice.value).filter((one) => (one === value) !== draft.values.includes(one));
  return (
    <fieldset className="max-h-64 overflow-y-auto">
      <legend className="sr-only">{column.label}</legend>
      {choices.map(({ value, label }) => (
        <CheckboxField
          key={value}
          label={label}
          checked={draft.values.includes(value)}
          onChange={() => onChange({ values: toggled(value) })}
        />
      ))}
    </fieldset>
  );
}
