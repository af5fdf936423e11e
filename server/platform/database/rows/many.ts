import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column is one of many ids, which travel as one parameter. */
export const among = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join()}}`}::text::int[])`;

/** Waits for a statement over the rows `among` some ids, and tells which ids it did not find. */
export async function manyOf<Row extends { id: number }>(
  ids: readonly number[],
  statement: PromiseLike<Row[]>,
): Promise<{ rows: Row[]; missing: number[] }> {
  const rows = await statement;
  const found = new Set(rows.map(({ id }) => id));
  return { rows, missing: [...new Set(ids)].filter((id) => !found.has(id)) };
}
