import { StringDecoder } from 'node:string_decoder';
import type { AppliedMigration, SequenceValue, StoredTable } from '../rows/catalog';
import type { TableSum } from '../rows/table-rows';

/** The first line of a backup's content. */
export interface Head {
  /** The kind of database that it was taken from. */
  kind: 'embedded' | 'postgres';
  migrations: AppliedMigration[];
  queues: string[];
  /** What a restore needs that the backup does not contain. */
  missing: string[];
}

/** A file of the data directory. */
export interface HeldFile {
  name: string;
  text: string;
}

/** A line of the content: an array is a row of the table named last, and an object is anything else. */
export type Line =
  | { head: Head }
  | { table: StoredTable }
  | { rows: TableSum }
  | { sequences: SequenceValue[] }
  | { file: HeldFile }
  | { end: true };

const part = 64 * 1024;

/** Joins lines into buffers of about 64 KB. */
export async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting: string[] = [];
  let length = 0;
  for await (const line of lines) {
    waiting.push(line);
    length += line.length;
    if (length < part) continue;
    yield Buffer.from(`${waiting.join('\n')}\n`);
    waiting = [];
    length = 0;
  }
  if (waiting.length > 0) yield Buffer.from(`${waiting.join('\n')}\n`);
}

/** Splits bytes into lines. */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let begun: string[] = [];
  for await (const chunk of bytes) {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    begun.push(first);
    for (const next of others) {
      yield begun.join('');
      begun = [next];
    }
  }
}
