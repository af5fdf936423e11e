import type { ImportColumn } from '../../../shared/imports/import';
import { importMessages } from '../../../shared/imports/messages';
import { importLimits } from '../../../shared/imports/scales';
import { say } from '../../../shared/message';
import type { Db } from '../database/database';
import { rowsAtOnce } from '../database/one-session';
import type { Owner } from '../database/rows/owner';
import { invalid } from '../http/errors';
import type { Upload } from '../http/bodies/upload';
import { ColumnFacts } from './columns/column-facts';
import { settleColumns } from './columns/settle-columns';
import { headersFingerprint } from './values/fingerprints';
import { insertRows } from './import-rows.queries';
import { deleteImport, insertImport } from './imports.queries';
import type { FileRecord } from './reading/csv-records';
import { readTable, type FileTable } from './reading/file-table';
import type { IsHeader } from './reading/header-row';
import { spoolFile } from './reading/spool-file';

/** Rows that one statement stores, on a database with several sessions. */
const most = 500;

/** What was found out about an upload. */
export interface Received {
  id: number;
  fingerprint: string;
  columns: ImportColumn[];
  rowCount: number;
}

interface Receiving {
  db: Db;
  owner: Owner;
  feature: string;
  now: Date;
  /** Whether a text is the header of a field of the feature. */
  isHeader?: IsHeader;
}

/** Stores the rows of a table and collects facts about its columns. */
async function storeRows({ db, owner }: Receiving, id: number, { headers, records }: FileTable) {
  const facts = headers.map((header) => new ColumnFacts(header));
  const batch = rowsAtOnce(db, most);
  let rowCount = 0;
  let waiting: { place: number; line: number; cells: string[] }[] = [];
  const store = async () => {
    if (waiting.length > 0) await insertRows(db, owner, id, waiting);
    waiting = [];
  };
  for await (const { line, cells } of records as AsyncIterable<FileRecord>) {
    if (rowCount === importLimits.rows) {
      throw invalid({ file: say(importMessages['file.rows'], { max: importLimits.rows }) });
    }
    for (const [place, column] of facts.entries()) column.add(cells[place] ?? '');
    waiting.push({ place: rowCount, line, cells });
    rowCount += 1;
    if (waiting.length === batch) await store();
  }
  await store();
  if (rowCount === 0) throw invalid({ file: importMessages['file.noRows'] });
  return { rowCount, columns: settleColumns(facts.map((column) => column.column())) };
}

/**
 * Reads an uploaded file into an invisible import; the caller completes it. Throws 400 for a file that is not a
 * table.
 */
export async function receiveImport(receiving: Receiving, upload: Upload): Promise<Received> {
  const file = await spoolFile(upload.content);
  const { db, owner, feature, now } = receiving;
  let id: number | undefined;
  try {
    const table = await readTable(file, receiving.isHeader);
    const { format, delimiter, headers } = table;
    if (headers.length > importLimits.columns) {
      throw invalid({ file: say(importMessages['file.columns'], { max: importLimits.columns }) });
    }
    const fingerprint = headersFingerprint(headers);
    const fileName = upload.name || (format === 'csv' ? 'import.csv' : 'import.vcf');
    const { encoding } = file;
    const about = { feature, entity: '', fileName, format, delimiter, encoding, fingerprint };
    id = await insertImport(db, { userId: owner, ...about, createdAt: now, updatedAt: now });
    return { id, fingerprint, ...(await storeRows(receiving, id, table)) };
  } catch (error) {
    if (id !== undefined) await deleteImport(db, owner, id);
    throw error;
  } finally {
    await file.remove();
  }
}
