import { createHash } from 'node:crypto';
import { quoted, type StoredTable } from './catalog';
import type { Session, TextRow } from './session';

/** The number of rows of a table, and a checksum that does not depend on their order. */
export interface TableSum {
  rows: number;
  hash: string;
}

const modulus = 1n << 256n;

/** A row as a line of the backup; the hash covers this line. */
export const lineOf = (row: TextRow): string => JSON.stringify(row);

/**
 * Adds up the SHA-256 of each line modulo 2^256, because the order of rows has no meaning and differs after a
 * restore.
 */
export function summing() {
  let rows = 0;
  let sum = 0n;
  return {
    add(line: string) {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % modulus;
    },
    sum: (): TableSum => ({ rows, hash: sum.toString(16).padStart(64, '0') }),
  };
}

/** Whether two tables have the same rows. */
export const isSame = (one: TableSum | undefined, other: TableSum | undefined) =>
  one?.rows === other?.rows && one?.hash === other?.hash;

/** Rows of one fetch: more if they are small, so that a fetch takes at most some megabytes. */
const fewest = 8;
const most = 2_000;
const comfortable = 256 * 1024;
const large = 2 * 1024 * 1024;

const nextSize = (size: number, length: number) => {
  if (length > large) return Math.max(fewest, size / 4);
  return length < comfortable ? Math.min(most, size * 2) : size;
};

const lengthOf = (rows: TextRow[]) =>
  rows.reduce((all, row) => row.reduce((length, value) => length + (value?.length ?? 0), all), 0);

/** Reads the rows of a table in the open transaction in batches, each value as PostgreSQL writes it. */
export async function* readTable(
  session: Session,
  { schema, name, columns }: StoredTable,
): AsyncGenerator<TextRow[]> {
  const list = columns.map((column) => `${quoted(column)}::text`).join(', ');
  await session.run(`declare backup_rows no scroll cursor for select ${list} from ${quoted(schema, name)}`);
  for (let size = fewest * 2; ; ) {
    const rows = await session.texts(`fetch forward ${size} from backup_rows`);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
    size = nextSize(size, lengthOf(rows));
  }
  await session.run('close backup_rows');
}

/** Counts and hashes the rows of a table in the open transaction. */
export async function sumOf(
  session: Session,
  table: StoredTable,
  tick: (rows: number) => void,
): Promise<TableSum> {
  const sums = summing();
  for await (const rows of readTable(session, table)) {
    for (const row of rows) sums.add(lineOf(row));
    tick(sums.sum().rows);
  }
  return sums.sum();
}

/** A text array in PostgreSQL's notation. */
const arrayOf = (values: TextRow) =>
  `{${values
    .map((value) => (value === null ? 'NULL' : `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`))
    .join(',')}}`;

/** Writes rows into a table, whose column types come from `typesOf`. */
export async function insertRows(
  session: Session,
  { schema, name, columns }: StoredTable,
  types: Map<string, string>,
  rows: TextRow[],
): Promise<void> {
  const names = columns.map((column) => quoted(column)).join(', ');
  const values = columns.map((column, at) => `v${at}::${types.get(column)}`).join(', ');
  const arrays = columns.map((_column, at) => `$${at + 1}::text::text[]`).join(', ');
  const given = columns.map((_column, at) => `v${at}`).join(', ');
  await session.texts(
    `insert into ${quoted(schema, name)} (${names}) overriding system value
      select ${values} from unnest(${arrays}) as given(${given})`,
    columns.map((_column, at) => arrayOf(rows.map((row) => row[at] ?? null))),
  );
}

/** The type of each column of a table as a cast names it; undefined when the table does not exist. */
export async function typesOf(
  session: Session,
  { schema, name }: Pick<StoredTable, 'schema' | 'name'>,
): Promise<Map<string, string> | undefined> {
  const rows = await session.texts(
    `select attname::text, format_type(atttypid, atttypmod)::text from pg_attribute
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [quoted(schema, name)],
  );
  return rows.length > 0
    ? new Map(rows.map(([column, type]) => [column as string, type as string]))
    : undefined;
}
