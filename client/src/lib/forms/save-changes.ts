import { ApiError } from '../api/api-client';

/** The fields of a record by name. */
export type Fields = Record<string, unknown>;

/** Somebody else has changed the same fields since the record was read; `current` holds all current fields. */
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

/** The database stores the properties of an object in its own order. */
const ordered = (_name: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : value;
const textOf = (value: unknown) => JSON.stringify(value, ordered);
const same = (left: unknown, right: unknown) => textOf(left) === textOf(right);

/** The fields of `values` that differ from those of `before`; undefined ones are left out, and null equals absent. */
export const changedFields = (before: Fields, values: Fields): Fields =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && !same(value ?? null, before[name] ?? null),
    ),
  );

interface Changing<Row, Saved> {
  /** The record as it was read. */
  seen: Row;
  changes: Fields;
  /** Sends the changes with the version of the given row. */
  update: (row: Row) => Promise<Saved>;
  /** The message of a conflict. */
  clashing: string;
  /** The fields of a row under the names that `changes` has. */
  fieldsOf?: (row: Row) => Fields;
}

/**
 * Saves changes of a record as it was read. If others have changed it meanwhile, their changes of other fields are
 * kept; changes of the same fields throw a `Clash`.
 */
export async function saveChanges<Row extends { version: number }, Saved>(
  changing: Changing<Row, Saved>,
): Promise<Saved> {
  const {
    seen,
    changes,
    update,
    clashing,
    fieldsOf = (row) => Object.fromEntries(Object.entries(row)),
  } = changing;
  try {
    return await update(seen);
  } catch (error) {
    if (!(error instanceof ApiError) || error.current === undefined) throw error;
    const current = error.current as Row;
    // The server refuses it for another reason.
    if (current.version === seen.version) throw error;
    const [before, now] = [fieldsOf(seen), fieldsOf(current)];
    const fields = Object.keys(changes).filter(
      (name) => !same(now[name], before[name]) && !same(now[name], changes[name]),
    );
    if (fields.length > 0) throw new Clash(now, fields, clashing);
    return saveChanges({ ...changing, seen: current });
  }
}
