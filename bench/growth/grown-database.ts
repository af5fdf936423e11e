import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { freshPostgres } from '../../e2e/process/fresh-postgres';
import { preparation } from '../../server/features';
import type { Db } from '../../server/platform/database/database';
import { openPostgres } from '../../server/platform/database/postgres/postgres';

export interface GrownDatabase {
  size: number;
  db: Db;
  pool: pg.Pool;
  /** The plans of the statements that an act runs, from EXPLAIN ANALYZE. */
  explain: (act: (db: Db) => Promise<unknown>) => Promise<string>;
  drop: () => Promise<void>;
}

/** A new database on the server at TEST_DATABASE_URL; the caller fills every listed table with `size` rows. */
export async function databaseOf(size: number): Promise<GrownDatabase> {
  const fresh = freshPostgres(`growth_${size}`);
  await fresh.create();
  const migrated = await openPostgres(fresh.url, preparation);
  await migrated.close();
  // A separate pool without the server's statement timeout of 30 s.
  const pool = new pg.Pool({ connectionString: fresh.url, max: 10 });
  let statements: [text: string, values: unknown[]][] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push([text, values]) };
  const db = drizzle(pool, { logger });
  return {
    size,
    db,
    pool,
    async explain(act) {
      statements = [];
      await act(db);
      const plans = statements.map(async ([text, values]) => {
        const { rows } = await pool.query(`explain (analyze, buffers) ${text}`, values);
        return [text, ...rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN'])].join('\n');
      });
      return (await Promise.all(plans)).join('\n\n');
    },
    async drop() {
      await pool.end();
      await fresh.drop();
    },
  };
}
