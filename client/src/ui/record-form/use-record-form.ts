import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useTexts } from '@/i18n/use-texts';
import { ApiError } from '@/lib/api/api-client';
import { changedFields, Clash, type Fields, saveChanges } from '@/lib/forms/save-changes';
import { clashOf, useRecordSending } from '@/lib/forms/use-record-sending';
import { useSaveForm } from '@/lib/forms/use-save-form';
import type { Toast } from '@/lib/toast';
import { clashTexts } from '../feedback/texts/clash';

type Saved<Row> = Row & { act: string | null };

interface RecordFormOptions<Input extends FieldValues, Row> {
  /** The record to edit; without one the form creates a record. */
  record: Row | undefined;
  defaultValues: DefaultValues<Input>;
  create: (values: Fields) => Promise<Saved<Row>>;
  /** Sends changes with the version of the given record. */
  update: (record: Row, changes: Fields) => Promise<Saved<Row>>;
  /** The fields of a record, or of the form's values, that are compared and shown in a conflict. */
  fieldsOf?: (record: object) => Fields;
  /** What is sent of the fields that were changed; all of them unless given. */
  sent?: (changes: Fields, values: Fields) => Fields;
  /** Fetches again what the screen shows. */
  refresh: () => Promise<unknown>;
  /** Shows a notice that offers to undo. */
  tell: (act: string, notice: Toast) => void;
  /** The notice after a success. */
  saved: (saved: Row) => Toast;
  /** The title of the notice after a failure. */
  notSaved: string;
  /** Receives the names of fields that the schema or the server refused. */
  onRefused?: (names: readonly string[]) => void;
  onSaved: (saved: Saved<Row>) => void;
}

const ownFields = (record: object): Fields => ({ ...record });

/**
 * The form of a record: it sends the changed fields, and shows conflicts with changes of others. Its notice offers to
 * undo. `frame` holds the props of `RecordForm`.
 */
export function useRecordForm<
  Input extends FieldValues,
  Output extends object,
  Row extends { version: number },
>(schema: z.ZodType<Output, Input>, options: RecordFormOptions<Input, Row>) {
  const { record, fieldsOf = ownFields } = options;
  const send = useSending(options);
  const { form, save, frame, ...fields } = useSaveForm(schema, {
    defaultValues: options.defaultValues,
    save: (values) => send(values as Fields),
    failed: { title: options.notSaved },
    isShown: (error) => {
      if (error instanceof ApiError) options.onRefused?.(Object.keys(error.fields ?? {}));
      return error instanceof Clash;
    },
    onInvalid: () => options.onRefused?.(Object.keys(form.formState.errors)),
    onSaved: (saved) => {
      void options.refresh();
      if (saved.act) options.tell(saved.act, options.saved(saved));
      options.onSaved(saved);
    },
  });
  const values = form.getValues();
  const clash = clashOf(form, save.error);
  return {
    ...fields,
    form,
    values,
    error: save.error,
    frame: { ...frame, ...clash, mine: fieldsOf(values), isNew: !record },
  };
}

/** Creates a record, or sends the fields that were changed since the form first showed it. */
function useSending<Input extends FieldValues, Row extends { version: number }>(
  options: RecordFormOptions<Input, Row>,
) {
  const { record, create, update, fieldsOf = ownFields, sent = (changes) => changes } = options;
  const t = useTexts(clashTexts);
  return useRecordSending<Row, Saved<Row>>(record, {
    create,
    changesOf: (first, values) => sent(changedFields(fieldsOf(first), fieldsOf(values)), values),
    update: (seen, changes) =>
      saveChanges({
        seen,
        changes,
        fieldsOf,
        clashing: t('title'),
        update: (row) => update(row, changes),
      }),
    unchanged: (first) => ({ ...first, act: null }),
  });
}
