import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { delimiterSample, findDelimiter } from '../../../../shared/imports/find-delimiter';
import { importMessages } from '../../../../shared/imports/messages';
import { invalid } from '../../http/errors';
import { csvRecords, type FileRecord } from './csv-records';
import { findHeader, headerSample, type IsHeader } from './header-row';
import type { SpooledFile } from './spool-file';
import { isVcard, vcardHeaders, vcardRecords } from './vcard-records';

/** A file as a table; its rows are read on demand. */
export interface FileTable {
  format: 'csv' | 'vcard';
  delimiter: string | null;
  headers: readonly string[];
  records: AsyncIterable<FileRecord> | Iterable<FileRecord>;
}

/** The beginning of a text. */
async function beginningOf(text: Readable, length: number): Promise<string> {
  let start = '';
  try {
    for await (const piece of text) {
      start += String(piece);
      if (start.length >= length) break;
    }
  } finally {
    if (!text.destroyed) text.destroy();
    if (!text.closed) await once(text, 'close').catch(() => undefined);
  }
  return start.slice(0, length).replace(/^\ufeff/, '');
}

/** The beginnings of web pages and JSON, which are not tables. */
const otherFormat = /^\s*(<!doctype|<html|<\?xml|[{[]\s*["{[\]])/i;

async function* following(first: readonly FileRecord[], rest: AsyncIterator<FileRecord>) {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Reads a file as CSV or vCards and finds its header among the headers of fields; throws 400 for anything else. */
export async function readTable(file: SpooledFile, isHeader?: IsHeader): Promise<FileTable> {
  const start = await beginningOf(file.text(), delimiterSample);
  if (isVcard(start)) {
    return { format: 'vcard', delimiter: null, headers: vcardHeaders, records: vcardRecords(file.text()) };
  }
  if (otherFormat.test(start)) throw invalid({ file: importMessages['file.noTable'] });
  const delimiter = findDelimiter(start);
  const records = csvRecords(file.text(), delimiter);
  const first: FileRecord[] = [];
  while (first.length < headerSample) {
    const { value, done } = await records.next();
    if (done) break;
    first.push(value);
  }
  if (first.length === 0) throw invalid({ file: importMessages['file.empty'] });
  const { headers, rows } = findHeader(first, isHeader);
  return { format: 'csv', delimiter, headers, records: following(rows, records) };
}
