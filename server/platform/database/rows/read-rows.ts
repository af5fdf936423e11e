import type { SQL } from 'drizzle-orm';
import type { Db } from '../database';

/**
 * The rows of a statement that is written in SQL. The caller states their columns, which nothing checks: numbers must be
 * cast to `int` or `float8` in the statement, or they come as text on PostgreSQL.
 */
export async function readRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: unknown[] };
  return rows as Row[];
}
