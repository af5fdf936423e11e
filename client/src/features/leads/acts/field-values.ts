import type { Wire } from '@shared/http/wire';
import type { Change } from '@shared/acts/record';
import { flatFields } from '../save-changes';

/** A value that a field had from a change on. */
export interface PastValue {
  key: string;
  value: unknown;
  /** The change that wrote it; null for the value before the first known change. */
  change: Wire<Change> | null;
}

const textOf = (value: unknown) => JSON.stringify(value ?? null);

/** A change with each own value under its own name (`own.12`); those that stayed the same are left out. */
export function flatChange(change: Wire<Change>): Wire<Change> {
  const [before, after] = [flatFields(change.before), flatFields(change.after)];
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !name.startsWith('own.') || textOf(before[name]) !== textOf(after[name]),
  );
  const part = (fields: Record<string, unknown>, isAll: boolean) =>
    Object.fromEntries(
      names.filter((name) => isAll || name in fields).map((name) => [name, fields[name] ?? null]),
    );
  const isChange = change.verb === 'changed';
  return { ...change, before: part(before, isChange), after: part(after, isChange) };
}

/** The values of a field, newest first, from a record's changes, newest first. */
export function valuesOf(history: readonly Wire<Change>[], field: string): PastValue[] {
  const changes = history.filter(({ after, verb }) => field in after && verb !== 'removed');
  const values: PastValue[] = changes.map((change) => ({
    key: String(change.id),
    value: change.after[field],
    change,
  }));
  const oldest = changes.at(-1);
  if (oldest && oldest.verb !== 'created' && field in oldest.before)
    values.push({ key: 'first', value: oldest.before[field], change: null });
  return values;
}
