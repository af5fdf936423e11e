import type { SQL } from 'drizzle-orm';
import type { Db } from '../database';

/**
 * The rows of a raw SQL statement. Nothing checks the column types that the caller states: numbers must be cast to
 * `int` or `float8` in the statement, because PostgreSQL returns other number types as text.
 */
export async function readRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: unknown[] };
  return rows as Row[];
}
