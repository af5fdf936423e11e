import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { StaleRow } from './stale';

interface Update<Row> {
  /** The column that counts a row's changes. */
  counter: PgColumn;
  /** The version that the caller read; undefined skips the check, so that the last write wins. */
  seen: number | undefined;
  /** One statement that sets the counter to `next` in the owner's row if `fits` holds. */
  write: (version: { next: SQL; fits: SQL | undefined }) => PromiseLike<Row[]>;
  /** The current row; throws 404 when this owner has none. */
  current: () => Promise<Row>;
}

/**
 * Updates a row unless it changed since the caller read it; then throws `StaleRow`, which is answered with 409 and the
 * current row. Throws 404 when the row does not exist.
 */
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
