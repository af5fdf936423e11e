import { byteOrderMark, csvLine } from '../../../shared/csv';
import { importMessages } from '../../../shared/imports/messages';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { listImportRows } from './import-rows.queries';
import type { StoredImport } from './imports.queries';

/**
 * The rows of an import with errors as CSV, as they were uploaded, with the reason in the last column; the corrected
 * file can be imported. The first chunk contains the headers.
 */
export async function* errorRows(
  db: Db,
  owner: Owner,
  { id, columns, delimiter }: StoredImport,
  textOf: (said: string) => string,
): AsyncGenerator<string> {
  const mark = delimiter ?? ',';
  const width = columns.length;
  const headers = columns.map(({ header }) => header);
  const head = csvLine([...headers, textOf(importMessages['errors.reason'])], mark);
  let lines = byteOrderMark + head;
  let cursor: string | undefined;
  do {
    const page = await listImportRows(db, owner, id, { action: 'error', cursor, limit: 200 });
    for (const { cells, reason } of page.rows) {
      const whole = Array.from({ length: Math.max(width, cells.length) }, (_, place) => cells[place] ?? '');
      lines += csvLine([...whole, textOf(reason ?? '')], mark);
    }
    yield lines;
    lines = '';
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}
