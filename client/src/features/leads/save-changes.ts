import type { RecordSection } from '@shared/leads/sections';
import { ApiError } from '@/lib/api/api-client';
import { type Rows, type SavedRow, updateRecord } from './records';

/** The fields of a record by name. */
export type Fields = Record<string, unknown>;

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

/** Somebody else has changed the same fields since the record was read. */
export class Clash extends Error {
  override name = 'Clash';

  constructor(
    readonly current: Fields,
    readonly fields: readonly string[],
    message: string,
  ) {
    super(message);
  }
}

/** The database stores the properties of an address or phone in an order of its own. */
const ordered = (_name: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : value;
const textOf = (value: unknown) => JSON.stringify(value, ordered);
const same = (left: unknown, right: unknown) => textOf(left) === textOf(right);

/** The fields of `values` that differ from those of a record; each own value counts by itself (`own.12`). */
export function changedFields(record: object, values: object): Fields {
  const before = flatFields(record);
  return Object.fromEntries(
    Object.entries(flatFields(values)).filter(
      ([name, value]) => value !== undefined && !same(value ?? null, before[name] ?? null),
    ),
  );
}

/**
 * Saves changes of a record as it was read. If others have changed it meanwhile, their changes of other fields stay, and
 * those of the same fields throw a `Clash`.
 */
export async function saveChanges<Of extends RecordSection>(
  section: Of,
  seen: Rows[Of],
  changes: Fields,
  clashing: string,
): Promise<SavedRow<Of>> {
  try {
    return await updateRecord(section, seen.id, { ...groupedFields(changes), version: seen.version });
  } catch (error) {
    if (!(error instanceof ApiError) || error.current === undefined) throw error;
    const current = error.current as Rows[Of];
    // The server refuses it for another reason.
    if (current.version === seen.version) throw error;
    const [before, now] = [flatFields(seen), flatFields(current)];
    const fields = Object.keys(changes).filter(
      (name) => !same(now[name], before[name]) && !same(now[name], changes[name]),
    );
    if (fields.length > 0) throw new Clash(now, fields, clashing);
    return saveChanges(section, current, changes, clashing);
  }
}
