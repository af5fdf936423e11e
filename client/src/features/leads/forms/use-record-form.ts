import { type ChangeEvent, useMemo } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import type { Fields } from '@/lib/forms/save-changes';
import type { useSchemaForm } from '@/lib/forms/use-schema-form';
import { useRecordForm as useAnyRecordForm } from '@/ui/record-form/use-record-form';
import { useOwnFields } from '../own-fields';
import { flatFields, sendChanges } from '../save-changes';
import { createRecord, type Rows, type SavedRow } from '../records';
import { recordsTexts } from '../texts/records';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';
import { emptyValues } from './empty-values';
import type { InputWiring } from './value-input';
import { withOwnFields } from '../fields/with-own-fields';

export interface RecordFormProps<Of extends RecordSection> {
  /** The record to edit; without one the form creates a record. */
  record?: Rows[Of];
  /** Values of a new record. */
  given?: Fields;
  /** The only field that the form of a record shows. */
  only?: string;
  onCancel?: () => void;
  onSaved: (saved: SavedRow<Of>) => void;
}

interface RecordForm<Of extends RecordSection, Input> extends RecordFormProps<Of> {
  section: Of;
  /** Values of an empty form that are not those of their kinds; a record's own take their place. */
  empty?: Partial<Input>;
  nameOf: (row: Rows[Of]) => string;
}

/** The values that a form begins with: a record's own, else given or usual ones. */
function firstValues(section: RecordSection, empty: Fields, given: Fields): Fields {
  const usual = { ...emptyValues(section), ...empty };
  return Object.fromEntries(Object.entries(usual).map(([name, value]) => [name, given[name] ?? value]));
}

/** The fields of an empty form with the one that is shown, which may be one that the whole form leaves out. */
const withShown = (empty: Fields, only: string | undefined): Fields =>
  only === undefined || only.startsWith('own.') ? empty : { [only]: null, ...empty };

/** The form of a record with the account's own fields. */
export function useRecordForm<Of extends RecordSection, Input extends FieldValues, Output extends object>(
  schema: z.ZodType<Output, Input>,
  { section, empty = {}, record, given = {}, only, nameOf, onSaved, onCancel }: RecordForm<Of, Input>,
) {
  const t = useTexts(recordsTexts);
  const { fields: own } = useOwnFields(section);
  const checked = useMemo(() => withOwnFields(schema, own), [schema, own]);
  const { frame, ...fields } = useAnyRecordForm<Input, Output, Rows[Of]>(checked, {
    record,
    defaultValues: firstValues(section, withShown(empty, only), {
      ...given,
      ...record,
    }) as DefaultValues<Input>,
    create: (values) => createRecord(section, values),
    update: (row, changes) => sendChanges(section, row, changes),
    fieldsOf: flatFields,
    refresh: useRefreshLeads(),
    tell: useUndo().tell,
    saved: (row) => ({ title: t(record ? 'saved' : `created.${section}`), description: nameOf(row) }),
    notSaved: t('notSaved'),
    onSaved,
  });
  const wiring = wiringOf(fields);
  return {
    ...fields,
    /** Wires a select; nothing chosen is null. */
    picked: (name: FieldPath<Input>, read = (value: string): unknown => value || null) =>
      asSelect(name, wiring.chosen(name), read),
    frame: { ...frame, section, wiring, only, onCancel },
  };
}

/** Wires inputs by names that no type knows, since an account adds fields. */
const wiringOf = <Input extends FieldValues>({ field, chosen }: FormFields<Input>): InputWiring => ({
  native: (name, options) => field(name as FieldPath<Input>, options),
  chosen(name) {
    const { onChange, ...rest } = chosen(name as FieldPath<Input>);
    return { ...rest, onChange: (value) => onChange(value as Parameters<typeof onChange>[0]) };
  },
});

type FormFields<Input extends FieldValues> = Pick<
  ReturnType<typeof useSchemaForm<Input, unknown>>,
  'field' | 'chosen'
>;

/** The props of a select for a chosen value. */
const asSelect = (
  name: string,
  { value, error, onChange }: ReturnType<InputWiring['chosen']>,
  read: (value: string) => unknown,
) => ({
  name,
  error,
  value: typeof value === 'string' || typeof value === 'number' ? value : '',
  onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChange(read(target.value)),
});
