import { getTableName, sql } from 'drizzle-orm';
import { everyTable } from '../every-kind.queries';
import type { Db } from '../platform/database/database';
import { readRows } from '../platform/database/rows/read-rows';

/** Tables that remember what was done, whatever became of it. */
const remembering = new Set(['acts', 'events', 'rate_limits']);

/** All rows of all accounts, by table. */
export async function allRows(db: Db): Promise<Record<string, unknown[]>> {
  const names = everyTable.map((table) => getTableName(table)).filter((name) => !remembering.has(name));
  const parts = names.map(
    (name) => sql`select ${name}::text as name, to_jsonb(one) as row from ${sql.identifier(name)} as one`,
  );
  const rows = await readRows<{ name: string; row: object }>(
    db,
    sql`select name, row from (${sql.join(parts, sql` union all `)}) as every order by name, row::text`,
  );
  const found: Record<string, unknown[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const { name, row } of rows) found[name]?.push(row);
  return found;
}
