import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { acts, events } from '../../../../shared/acts/tables';
import { importRows, imports } from '../../../../shared/imports/tables';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';

/** A JSON value without what a pattern finds in its text; keys and numbers hold no words. */
const without = (value: SQL, pattern: string) =>
  sql`regexp_replace(${value}::text, ${pattern}, '…', 'gi')::jsonb`;

/** Takes a person out of what was recorded of others, and out of who did it: a visitor acts by their own name. */
export async function redactChanges(tx: Db, owner: Owner, pattern: string): Promise<void> {
  const { before, after } = events;
  await tx
    .update(events)
    .set({ before: without(sql`${before}`, pattern), after: without(sql`${after}`, pattern) })
    .where(
      and(eq(events.userId, owner), sql`(${before}::text ~* ${pattern} or ${after}::text ~* ${pattern})`),
    );
  for (const table of [events, acts]) {
    await tx
      .update(table)
      .set({ actor: sql`jsonb_set(${table.actor}, '{name}', '"…"')` })
      .where(
        and(
          eq(table.userId, owner),
          sql`${table.actor} ->> 'kind' = 'visitor' and ${table.actor} ->> 'name' ~* ${pattern}`,
        ),
      );
  }
}

/** Takes a person out of the lines of imports, and out of what imports tell of their columns. */
async function redactImports(tx: Db, owner: Owner, pattern: string): Promise<number> {
  const { userId, cells, keys, missing } = importRows;
  const each = (list: SQL) => sql`array(select regexp_replace(one, ${pattern}, '…', 'gi')
    from unnest(${list}) with ordinality as list (one, place) order by place)`;
  const redacted = await tx
    .update(importRows)
    .set({
      cells: each(sql`${cells}`),
      keys: each(sql`${keys}`),
      missing: without(sql`${missing}`, pattern),
    })
    .where(
      and(
        eq(userId, owner),
        sql`(array_to_string(${cells}, ' ') ~* ${pattern} or array_to_string(${keys}, ' ') ~* ${pattern}
          or ${missing}::text ~* ${pattern})`,
      ),
    )
    .returning({ place: importRows.place });
  const { columns, warnings } = imports;
  await tx
    .update(imports)
    .set({ columns: without(sql`${columns}`, pattern), warnings: without(sql`${warnings}`, pattern) })
    .where(
      and(
        eq(imports.userId, owner),
        sql`(${columns}::text ~* ${pattern} or ${warnings}::text ~* ${pattern})`,
      ),
    );
  return redacted.length;
}

/** Empties the lines of imports that made or changed these contacts, and takes the person out of others. */
export async function clearImports(
  tx: Db,
  owner: Owner,
  ids: readonly number[],
  pattern: string | undefined,
): Promise<number> {
  const { importId, recordId, userId } = importRows;
  const ofContacts = tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, owner), eq(imports.feature, 'leads'), eq(imports.entity, 'contact')));
  const cleared = await tx
    .update(importRows)
    .set({ cells: [], keys: [], fingerprint: null, missing: null })
    .where(and(eq(userId, owner), among(recordId, ids), inArray(importId, ofContacts)))
    .returning({ place: importRows.place });
  return cleared.length + (pattern ? await redactImports(tx, owner, pattern) : 0);
}
