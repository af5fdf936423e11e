import { importMessages } from '../../../shared/imports/messages';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { listImportRows } from './import-rows.queries';
import type { StoredImport } from './imports.queries';

const quoted = (cell: string, delimiter: string) =>
  /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * The rows of an import with errors, in CSV as they were uploaded, with the reason in a last column; mended, the file can
 * be imported.
 */
export async function* errorRows(
  db: Db,
  owner: Owner,
  { id, columns, delimiter }: StoredImport,
  textOf: (said: string) => string,
): AsyncGenerator<string> {
  const mark = delimiter ?? ',';
  const lineOf = (cells: readonly string[]) => `${cells.map((cell) => quoted(cell, mark)).join(mark)}\r\n`;
  const width = columns.length;
  yield `\ufeff${lineOf([...columns.map(({ header }) => header), textOf(importMessages['errors.reason'])])}`;
  let cursor: string | undefined;
  do {
    const page = await listImportRows(db, owner, id, { action: 'error', cursor, limit: 200 });
    for (const { cells, reason } of page.rows) {
      const whole = Array.from({ length: Math.max(width, cells.length) }, (_, place) => cells[place] ?? '');
      yield lineOf([...whole, textOf(reason ?? '')]);
    }
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}
