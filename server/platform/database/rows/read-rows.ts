import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database';
import { type Given, statement } from '../statement';

/**
 * The rows of a raw SQL statement. Nothing checks the column types that the caller states: numbers must be cast to
 * `int` or `float8` in the statement, because PostgreSQL returns other number types as text.
 */
export async function readRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: unknown[] };
  return rows as Row[];
}

/**
 * Defines raw SQL that is planned once for each connection. Its rows come as JSON: numbers as they are, times as the
 * text that `isoTime` makes.
 */
export function readingRows<Args extends Record<string, unknown>, Row>(
  build: (given: Given<Args>) => SQL,
): (db: Db, args: Args) => Promise<Row[]> {
  const read = statement((db, given: Given<Args>) =>
    db.select({ rows: sql<Row[]>`coalesce(json_agg(found), '[]')` }).from(sql`(${build(given)}) as found`),
  );
  return async (db, args) => (await read(db, args)).flatMap(({ rows }) => rows);
}
