import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { readRows } from './rows/read-rows';

/**
 * A table's statistics are renewed when it has grown by a third since the last time, measured in pages of 8 KB. The
 * threshold is at least 64 pages, a size that is read quickly with any plan, and at most 1,024 pages, some thousand
 * rows.
 */
const growth = { least: 64, share: 1 / 3, most: 1024 } as const;

/**
 * Renews the planner's statistics of every table that has grown, and returns the names. A job that writes thousands
 * of rows is faster than autovacuum, and the embedded database has no autovacuum. With outdated statistics, in which
 * an account has no rows, the planner looks up each row through an index that finds all rows of the account.
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
