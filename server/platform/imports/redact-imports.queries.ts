import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { importRows, imports } from '../../../shared/imports/tables';
import type { Db } from '../database/database';
import { among } from '../database/rows/many';
import type { Owner } from '../database/rows/owner';
import { withoutFound } from '../database/rows/without-found';

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
      missing: withoutFound(sql`${missing}`, pattern),
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
    .set({
      columns: withoutFound(sql`${columns}`, pattern),
      warnings: withoutFound(sql`${warnings}`, pattern),
    })
    .where(
      and(
        eq(imports.userId, owner),
        sql`(${columns}::text ~* ${pattern} or ${warnings}::text ~* ${pattern})`,
      ),
    );
  return redacted.length;
}

/** What the imported records of an erased person were: their feature, their entity and their ids. */
interface Erased {
  feature: string;
  entity: string;
  ids: readonly number[];
}

/** Empties the lines of imports that made or changed some records, and takes their person out of others; resolves to how many lines that were. */
export async function clearImports(
  tx: Db,
  owner: Owner,
  { feature, entity, ids }: Erased,
  pattern: string | undefined,
): Promise<number> {
  const { importId, recordId, userId } = importRows;
  const ofEntity = tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, owner), eq(imports.feature, feature), eq(imports.entity, entity)));
  const cleared = await tx
    .update(importRows)
    .set({ cells: [], keys: [], fingerprint: null, missing: null })
    .where(and(eq(userId, owner), among(recordId, ids), inArray(importId, ofEntity)))
    .returning({ place: importRows.place });
  return cleared.length + (pattern ? await redactImports(tx, owner, pattern) : 0);
}
