import type { RecordSection } from '@shared/leads/sections';
import * as records from '@/lib/forms/save-changes';
import { type Rows, type SavedRow, updateRecord } from './records';

type Fields = records.Fields;

/** The fields of a record with each own value under its own name. */
export function flatFields(record: object): Fields {
  const { own, ...fields } = record as Fields;
  const values = Object.entries((own ?? {}) as Fields).map(([id, value]) => [`own.${id}`, value]);
  return { ...fields, ...Object.fromEntries(values) };
}

/** The fields as the API takes them: own values by field id, null for none. */
function groupedFields(flat: Fields): Fields {
  const isOwn = (name: string) => name.startsWith('own.');
  const plain = Object.entries(flat).filter(([name]) => !isOwn(name));
  const own = Object.entries(flat).filter(([name]) => isOwn(name));
  if (own.length === 0) return Object.fromEntries(plain);
  const values = own.map(([name, value]) => [name.slice('own.'.length), value ?? null]);
  return { ...Object.fromEntries(plain), own: Object.fromEntries(values) };
}

/** The fields of `values` that differ from those of a record; each own value counts by itself (`own.12`). */
export const changedFields = (record: object, values: object): Fields =>
  records.changedFields(flatFields(record), flatFields(values));

/** Sends changes of a record with the version of the given row. */
export const sendChanges = <Of extends RecordSection>(
  section: Of,
  { id, version }: Pick<Rows[Of], 'id' | 'version'>,
  changes: Fields,
): Promise<SavedRow<Of>> => updateRecord(section, id, { ...groupedFields(changes), version });

/** Saves changes of a record as it was read; what clashes with changes of others throws a `Clash`. */
export const saveChanges = <Of extends RecordSection>(
  section: Of,
  seen: Pick<Rows[Of], 'id' | 'version'>,
  changes: Fields,
  clashing: string,
): Promise<SavedRow<Of>> =>
  records.saveChanges({
    seen,
    changes,
    clashing,
    fieldsOf: flatFields,
    update: (row) => sendChanges(section, row, changes),
  });
