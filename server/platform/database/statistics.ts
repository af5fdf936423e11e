import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { readRows } from './rows/read-rows';

/**
 * Statistics are renewed of a table that has grown by a third since they were taken, counted in pages of 8 KB: by 64 at
 * least, which are read whole in no time whatever the planner believes, and by 1,024 at most, some thousand rows.
 */
const growth = { least: 64, share: 1 / 3, most: 1024 } as const;

/**
 * Renews the planner's statistics of every table that has grown since they were taken, and returns the names. A job that
 * writes thousands of rows outruns autovacuum, and the embedded database has none: with statistics in which an account
 * has no rows yet, the planner looks each row up through an index that finds all rows of the account.
 */
export async function renewStatistics(db: Db): Promise<string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) / current_setting('block_size')::int
        >= relpages + least(${growth.most}::int, greatest(${growth.least}::int, ${growth.share}::real * relpages))`,
  );
  for (const { name } of rows) await db.execute(sql`analyze ${sql.identifier(name)}`);
  return rows.map(({ name }) => name);
}
