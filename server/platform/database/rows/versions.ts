import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { StaleRow } from './stale';

interface Update<Row> {
  /** The column that counts a row's changes. */
  counter: PgColumn;
  /** The version that the caller saw; without one the last change wins. */
  seen: number | undefined;
  /** One statement that sets the counter to `next` in the owner's row, if `fits` holds. */
  write: (version: { next: SQL; fits: SQL | undefined }) => PromiseLike<Row[]>;
  /** The row as it is now; throws 404 when there is none of this owner. */
  current: () => Promise<Row>;
}

/** Changes a row that nobody has changed since the caller saw it; else throws `StaleRow`, which answers 409 with the row as it is now, or 404. */
export async function updateVersioned<Row extends object>({
  counter,
  seen,
  write,
  current,
}: Update<Row>): Promise<Row> {
  const fits = seen === undefined ? undefined : eq(counter, seen);
  const [row] = await write({ next: sql`${counter} + 1`, fits });
  if (row) return row;
  throw new StaleRow(await current());
}
