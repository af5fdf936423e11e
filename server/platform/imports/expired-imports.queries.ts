import { and, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { ImportState } from '../../../shared/imports/scales';
import { importRows, imports } from '../../../shared/imports/tables';
import type { Db } from '../database/database';
import { readRows } from '../database/rows/read-rows';

/** How far an import is that has written nothing. */
const unwritten: ImportState[] = ['uploaded', 'mapped', 'checked'];
/** How far an import is that cannot be continued anyway. */
const ended: ImportState[] = ['done', 'undone'];

/** Deletes the imports that were uploaded before a time and never carried out. */
export const deleteAbandoned = (db: Db, before: Date): PromiseLike<unknown> =>
  db
    .delete(imports)
    .where(
      and(or(isNull(imports.rowCount), inArray(imports.state, unwritten)), lt(imports.updatedAt, before)),
    );

/** Lines that one statement empties: on the embedded database everything else waits for it. */
const linesAtOnce = 2_000;

/**
 * Empties the lines of imports that were carried out before a time, whose acts can be taken back no longer, and lets none
 * of them be continued. What rows are known by stays, so that the same file imported again still creates nothing.
 */
export async function emptyOldRows(db: Db, before: Date): Promise<void> {
  const isOld = and(notInArray(imports.state, unwritten), lt(imports.updatedAt, before));
  await db
    .update(imports)
    .set({ mapping: null })
    .where(and(isOld, notInArray(imports.state, ended)));
  const old = db
    .select({ id: importRows.importId, place: importRows.place })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(and(isOld, sql`${importRows.cells} <> '{}'`))
    .limit(linesAtOnce);
  for (;;) {
    const emptied = await readRows<{ place: number }>(
      db,
      sql`update ${importRows} set cells = '{}' where (import_id, place) in ${old} returning place`,
    );
    if (emptied.length < linesAtOnce) return;
  }
}
