import { useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { Clash, type Fields } from './save-changes';

interface Sending<Row, Saved> {
  create: (values: Fields) => Promise<Saved>;
  /** The fields of the form that differ from those of the record. */
  changesOf: (record: Row, values: Fields) => Fields;
  /** Sends changes of a record as the user saw it; a `Clash` contains its current state. */
  update: (seen: Row, changes: Fields) => Promise<Saved>;
  /** The result when nothing was changed, so nothing is sent. */
  unchanged: (record: Row) => Saved;
}

/** Creates a record, or sends the fields that were changed since the form first showed it. */
export function useRecordSending<Row, Saved>(record: Row | undefined, how: Sending<Row, Saved>) {
  const [first] = useState(record);
  // Changes of others that were shown to the user count as seen.
  const [seen, setSeen] = useState(record);
  return async (values: Fields): Promise<Saved> => {
    if (!first || !seen) return how.create(values);
    const changes = how.changesOf(first, values);
    if (Object.keys(changes).length === 0) return how.unchanged(first);
    return how.update(seen, changes).catch((error: unknown) => {
      if (error instanceof Clash) setSeen(error.current as Row);
      throw error;
    });
  };
}

/** The conflicting changes of others, and the function that takes their values into the form. */
export function clashOf<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: Error | null,
) {
  const clash = error instanceof Clash ? error : null;
  const takeTheirs = (name: string) =>
    form.setValue(name as FieldPath<Input>, clash?.current[name] as PathValue<Input, FieldPath<Input>>, {
      shouldDirty: true,
    });
  return { clash, takeTheirs };
}
