import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { readRows } from './rows/read-rows';

/** Tables of fewer pages are read whole in no time, whatever the planner believes. */
const leastPages = 8;

/**
 * Renews the planner's statistics of every table that has doubled since they were taken, and returns the names. A job
 * that writes thousands of rows outruns autovacuum, and the embedded database has none: with the statistics of an
 * empty table the planner looks each row up through an index that finds all rows of the account.
 */
export async function renewStatistics(db: Db): Promise<string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) / current_setting('block_size')::int >= greatest(${leastPages}, 2 * relpages)`,
  );
  for (const { name } of rows) await db.execute(sql`analyze ${sql.identifier(name)}`);
  return rows.map(({ name }) => name);
}
