import { and, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { ImportState } from '../../../shared/imports/scales';
import { importRows, imports } from '../../../shared/imports/tables';
import type { Db } from '../database/database';
import { readRows } from '../database/rows/read-rows';

/** The states of an import that has written nothing. */
const unwritten: ImportState[] = ['uploaded', 'mapped', 'checked'];
/** The states of an import that cannot be continued anyway. */
const ended: ImportState[] = ['done', 'undone'];

/** Deletes imports that were uploaded before a time and never written. */
export const deleteAbandoned = (db: Db, before: Date): PromiseLike<unknown> =>
  db
    .delete(imports)
    .where(
      and(or(isNull(imports.rowCount), inArray(imports.state, unwritten)), lt(imports.updatedAt, before)),
    );

/** Rows that one statement clears; on the embedded database everything else waits for it. */
const linesAtOnce = 2_000;

/**
 * Clears the rows of imports written before a time, whose acts can no longer be undone, and prevents their
 * continuation. The keys of the rows stay, so that importing the same file again creates nothing.
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
