import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandRefused } from '../../command';
import type { TextRow } from '../rows/session';
import { bytesOf, type Head, type HeldFile, type Line, linesOf } from './content';
import type { SequenceValue, StoredTable } from '../rows/catalog';
import { type Label, newLabel, sealed, UnreadableBackup, unsealed } from './envelope';
import { isSame, summing, type TableSum } from '../rows/table-rows';

/** Callbacks while a backup is read from start to end. */
export interface Reader {
  table?(table: StoredTable): Promise<void> | void;
  row?(row: TextRow): Promise<void> | void;
  tableEnd?(table: StoredTable, sum: TableSum): Promise<void> | void;
}

/** What a backup says about itself, after all its rows were read and verified. */
export interface Summary {
  label: Label;
  head: Head;
  tables: { table: StoredTable; sum: TableSum }[];
  sequences: SequenceValue[];
  files: HeldFile[];
}

const ending = '.backup';
const draftEnding = '.part';
const hour = 60 * 60 * 1_000;

/** The name of a backup: `quorumia-20260131T020304567Z-0.1.0.backup`. */
const nameOf = ({ made, version }: Pick<Label, 'made' | 'version'>) =>
  `quorumia-${made.replaceAll(/[-:.]/g, '')}-${version}${ending}`;

/**
 * Writes a backup into a folder and resolves to its path. The file gets its name only when it is completely on disk.
 * Remains of interrupted backups are removed after an hour.
 */
export async function writeBackup(
  folder: string,
  lines: AsyncIterable<string>,
  { key, ...about }: { key: Buffer | undefined; made: string; version: string },
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeDrafts(folder);
  const label = newLabel(key, about);
  const path = join(folder, nameOf(label));
  const draft = `${path}.${process.pid}${draftEnding}`;
  try {
    await pipeline(
      Readable.from(bytesOf(lines)),
      createGzip(),
      (packed: AsyncIterable<Buffer>) => sealed(label, key, packed),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, path);
    await flushFolder(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return path;
}

async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('quorumia-') || !name.endsWith(draftEnding)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > hour) await rm(path, { force: true });
  }
}

/** Flushes the folder, because only then is a new file name on disk. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Reads a backup from start to end. Throws `UnreadableBackup` when a part is missing or altered, or does not match
 * its checksums.
 */
export async function readBackup(
  file: string,
  key: Buffer | undefined,
  reader: Reader = {},
): Promise<Summary> {
  const { label, content } = await unsealed(bytesIn(file), key);
  const unpacked = createGunzip();
  const proving = pipeline(Readable.from(content), unpacked);
  // A failure here also ends the reading of the decompressed stream.
  proving.catch(() => {});
  const summary = await follow(linesOf(unpacked), reader);
  await proving;
  return { label, ...summary };
}

async function* bytesIn(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const part of createReadStream(file, { highWaterMark: 256 * 1024 })) yield part as Buffer;
  } catch (error) {
    throw new CommandRefused(`${file} cannot be read: ${(error as Error).message}`);
  }
}

async function follow(lines: AsyncIterable<string>, reader: Reader): Promise<Omit<Summary, 'label'>> {
  let head: Head | undefined;
  const summary = {
    tables: [] as Summary['tables'],
    sequences: [] as SequenceValue[],
    files: [] as HeldFile[],
  };
  let table: StoredTable | undefined;
  let sums = summing();
  let isWhole = false;
  for await (const text of lines) {
    if (text.startsWith('[')) {
      sums.add(text);
      await reader.row?.(JSON.parse(text) as TextRow);
      continue;
    }
    const line = JSON.parse(text) as Line;
    if ('head' in line) head = line.head;
    if ('table' in line) {
      table = line.table;
      sums = summing();
      await reader.table?.(table);
    }
    if ('rows' in line && table) {
      const sum = sums.sum();
      if (!isSame(sum, line.rows))
        throw new UnreadableBackup(`The backup is damaged, in the table ${table.name}.`);
      summary.tables.push({ table, sum });
      await reader.tableEnd?.(table, sum);
    }
    if ('sequences' in line) summary.sequences = line.sequences;
    if ('file' in line) summary.files.push(line.file);
    isWhole = 'end' in line;
  }
  if (!head || !isWhole) throw new UnreadableBackup('The backup is cut off: its end is missing.');
  return { head, ...summary };
}
