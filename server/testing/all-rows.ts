import { getTableName, sql } from 'drizzle-orm';
import { everyTable } from '../every-kind.queries';
import type { Db } from '../platform/database/database';
import { readRows } from '../platform/database/rows/read-rows';

/** Tables that remember what was done, whatever became of it. */
const remembering = new Set(['acts', 'events', 'rate_limits']);

/** All rows of all accounts, by table. */
export async function allRows(db: Db): Promise<Record<string, unknown[]>> {
  const names = everyTable.map((table) => getTableName(table)).filter((name) => !remembering.has(name));
  const found: Record<string, unknown[]> = {};
  for (const name of names) {
    const rows = await readRows<{ row: object }>(
      db,
      sql`select to_jsonb(one) as row from ${sql.identifier(name)} as one order by to_jsonb(one)::text`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}
