import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The condition that a column is one of many ids; the ids are sent as one array parameter. */
export const among = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join()}}`}::text::int[])`;

/** Resolves to the rows of a statement filtered by `among`, and to the ids that it did not find. */
export async function manyOf<Row extends { id: number }>(
  ids: readonly number[],
  statement: PromiseLike<Row[]>,
): Promise<{ rows: Row[]; missing: number[] }> {
  const rows = await statement;
  const found = new Set(rows.map(({ id }) => id));
  return { rows, missing: [...new Set(ids)].filter((id) => !found.has(id)) };
}
