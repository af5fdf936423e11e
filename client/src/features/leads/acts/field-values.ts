import type { Wire } from '@shared/http/wire';
import type { Change } from '@shared/leads/record-endpoints';

/** A value that a field had from a change on. */
export interface PastValue {
  key: string;
  value: unknown;
  /** The change that wrote it; null for the value before the first known change. */
  change: Wire<Change> | null;
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
