import { and, eq, lt, sql } from 'drizzle-orm';
import type { RowAction } from '../../../shared/imports/scales';
import { importRows } from '../../../shared/imports/tables';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';

const ofImport = (owner: Owner, importId: number) =>
  and(eq(importRows.userId, owner), eq(importRows.importId, importId));

/** The number of records that the rows before a position create. */
export async function countCreated(
  tx: Db,
  owner: Owner,
  { importId, before }: { importId: number; before: number },
): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(importRows)
    .where(and(ofImport(owner, importId), eq(importRows.action, 'create'), lt(importRows.place, before)));
  return row?.count ?? 0;
}

/** The number of rows of an import by what they do or did. */
export async function countRowActions(
  tx: Db,
  owner: Owner,
  importId: number,
  which: 'all' | 'written' = 'all',
): Promise<Record<RowAction, number>> {
  const rows = await tx
    .select({ action: importRows.action, count: sql<number>`count(*)::int` })
    .from(importRows)
    .where(
      and(
        ofImport(owner, importId),
        which === 'written' ? sql`${importRows.writtenAt} is not null` : undefined,
      ),
    )
    .groupBy(importRows.action);
  const counts = { create: 0, update: 0, join: 0, skip: 0, error: 0 };
  for (const { action, count } of rows) if (action) counts[action] = count;
  return counts;
}

/** The number of records of other kinds that the rows of an import create, by entity. */
export async function countMade(tx: Db, owner: Owner, importId: number): Promise<Record<string, number>> {
  const made = tx
    .selectDistinct({ key: sql<string>`unnest(${importRows.keys})`.as('key') })
    .from(importRows)
    .where(ofImport(owner, importId))
    .as('made');
  const entity = sql<string>`split_part(substr(${made.key}, 2), ':', 1)`;
  const rows = await tx
    .select({ entity, count: sql<number>`count(*)::int` })
    .from(made)
    .where(sql`${made.key} like '+%'`)
    .groupBy(entity);
  return Object.fromEntries(rows.map((row) => [row.entity, row.count]));
}
