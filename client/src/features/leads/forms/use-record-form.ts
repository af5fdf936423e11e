import { type ChangeEvent, useMemo } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { Clash, type Fields } from '@/lib/forms/save-changes';
import { clashOf, useRecordSending } from '@/lib/forms/use-record-sending';
import type { useSchemaForm } from '@/lib/forms/use-schema-form';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { clashTexts } from '@/ui/feedback/texts/clash';
import { useOwnFields } from '../own-fields';
import { changedFields, flatFields, saveChanges } from '../save-changes';
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

/**
 * The form of a record: it sends what was changed, and shows a clash with changes of others. Its notice offers to undo.
 */
export function useRecordForm<Of extends RecordSection, Input extends FieldValues, Output extends object>(
  schema: z.ZodType<Output, Input>,
  { section, empty = {}, record, given = {}, nameOf, onSaved }: RecordForm<Of, Input>,
) {
  const t = useTexts(recordsTexts);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const send = useSending(section, record);
  const { fields: own } = useOwnFields(section);
  const checked = useMemo(() => withOwnFields(schema, own), [schema, own]);

  const { form, save, ...fields } = useSaveForm<Input, Output, SavedRow<Of>>(checked, {
    defaultValues: firstValues(section, empty, { ...given, ...record }) as DefaultValues<Input>,
    save: (values) => send(values as Fields),
    failed: { title: t('notSaved') },
    isShown: (error) => error instanceof Clash,
    onSaved: (saved) => {
      void refresh();
      const title = t(record ? 'saved' : `created.${section}`);
      if (saved.act) tell(saved.act, { title, description: nameOf(saved) });
      onSaved(saved);
    },
  });
  const wiring = wiringOf(fields);
  return {
    ...fields,
    /** Wires a select; nothing chosen is null. */
    picked: (name: FieldPath<Input>, read = (value: string): unknown => value || null) =>
      asSelect(name, wiring.chosen(name), read),
    form,
    error: save.error,
    frame: {
      ...fields.frame,
      ...clashOf(form, save.error),
      mine: flatFields(form.getValues()),
      isNew: !record,
      wiring,
    },
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

/** Creates a record, or sends what was changed in one since the form first showed it. */
function useSending<Of extends RecordSection>(section: Of, record: Rows[Of] | undefined) {
  const t = useTexts(clashTexts);
  return useRecordSending<Rows[Of], SavedRow<Of>>(record, {
    create: (values) => createRecord(section, values),
    changesOf: changedFields,
    update: (seen, changes) => saveChanges(section, seen, changes, t('title')),
    unchanged: (first) => ({ ...first, act: null }),
  });
}

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
