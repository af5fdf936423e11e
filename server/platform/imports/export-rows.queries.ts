import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { listImportRows } from './import-rows.queries';

const batch = 500;

/** For an account's download: the rows of an import as they were uploaded, one after another. */
export async function* exportImportRows(db: Db, owner: Owner, importId: number) {
  let cursor: string | undefined;
  do {
    const page = await listImportRows(db, owner, importId, { cursor, limit: batch });
    for (const row of page.rows) yield { table: 'import_rows', importId, ...row };
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}
