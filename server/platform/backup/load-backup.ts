import { CommandRefused } from '../command';
import type { Preparation } from '../database/database';
import { migrationLock } from '../database/postgres/migrations';
import { readBackup, type Summary } from './file/backup-file';
import { listTables, quoted, type StoredTable } from './rows/catalog';
import { createSchema, dropEverything, emptyTables, hasSchema, migrateOn } from './rows/schema';
import { applySettings, begin, type Session, type TextRow } from './rows/session';
import { insertRows, isSame, sumOf, typesOf } from './rows/table-rows';
import { withoutHindrance } from './rows/without-hindrance';

/** Reports the progress of a long command. */
export type Progress = (said: string) => void;

/** Maximum rows, and characters of rows, of one INSERT. */
const batch = { rows: 1_000, length: 1024 * 1024 };

interface Loading {
  session: Session;
  file: string;
  key: Buffer | undefined;
  /** What was read from the file so far. */
  summary: Summary;
  preparation: Preparation;
  progress: Progress;
}

/**
 * Replaces the content of the database by that of a backup and migrates it to this version, in one transaction:
 * readers, and a start after an interruption, see either the old rows or the new ones; an empty database gets its tables
 * in another one before. Counts and hashes of the rows are compared before the migration.
 */
export async function loadBackup(loading: Loading): Promise<void> {
  const { session, summary, progress } = loading;
  progress('Creating the tables');
  // A transaction of its own, because each created table, index and constraint stays locked until its end.
  await alone(session, async () => {
    if ((await listTables(session)).length === 0) await createSchema(session, summary.head);
  });
  await alone(session, () => replaceRows(loading));
}

/** Runs `work` in a transaction while no other process migrates, backs up or restores. */
async function alone(session: Session, work: () => Promise<void>) {
  await begin(session, 'write');
  try {
    await takeAlone(session);
    await work();
    await session.run('commit');
  } catch (error) {
    await session.run('rollback').catch(() => {});
    throw refusalOf(error);
  }
}

async function replaceRows({ session, file, key, summary, preparation, progress }: Loading) {
  progress('Removing the old rows');
  await removeRows(session, summary);
  await applySettings(session);
  const rows = summary.tables.reduce((count, { sum }) => count + sum.rows, 0);
  await withoutHindrance(session, { tables: await listTables(session), rows }, async () => {
    const filling = fill(session, progress);
    await readBackup(file, key, filling);
    await setSequences(session, summary);
    progress('Making the indexes');
  });
  await compare(session, summary, progress);
  progress('Migrating');
  await migrateOn(session, summary.head.migrations, preparation);
}

/**
 * Leaves the tables as the backup's version creates them. Tables of the same version stay: the locks of dropping and
 * creating all of them are more than a small PostgreSQL has room for.
 */
async function removeRows(session: Session, { head }: Summary) {
  if (await hasSchema(session, head)) return emptyTables(session, head);
  await dropEverything(session);
  await createSchema(session, head);
}

/** SQLSTATE of memory that is used up; within a statement, of the memory for locks. */
const NO_ROOM = '53200';

/** The reason in words, where a setting of PostgreSQL leaves no room for a lock on each table and index. */
export const refusalOf = (error: unknown): unknown =>
  (error as { code?: unknown }).code === NO_ROOM
    ? new CommandRefused(
        'PostgreSQL has no room for the locks of a restore. Restore into an empty database, which needs fewer, or set max_locks_per_transaction = 256 in postgresql.conf, restart PostgreSQL and try again. The old rows are still there.',
      )
    : error;

/**
 * Locks out all other instances; one that starts waits for the end. Fails during a backup or while long statements run.
 */
async function takeAlone(session: Session) {
  const [row] = await session.texts(`select pg_try_advisory_xact_lock(${migrationLock})::text`);
  if (row?.[0] !== 'true')
    throw new CommandRefused(
      'Another process is migrating, backing up or restoring the database. Try again later.',
    );
}

/** Returns the callbacks that insert rows while the file is read. */
function fill(session: Session, progress: Progress) {
  let table: StoredTable | undefined;
  let types = new Map<string, string>();
  let waiting: TextRow[] = [];
  let length = 0;
  let written = 0;
  const write = async () => {
    if (table && waiting.length > 0) await insertRows(session, table, types, waiting);
    written += waiting.length;
    waiting = [];
    length = 0;
    progress(`${table?.name}: ${written} rows written`);
  };
  return {
    async table(next: StoredTable) {
      table = next;
      written = 0;
      types = await typesFor(session, next);
      await session.run(`delete from ${quoted(next.schema, next.name)}`);
    },
    async row(row: TextRow) {
      waiting.push(row);
      length += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
      if (waiting.length >= batch.rows || length >= batch.length) await write();
    },
    tableEnd: write,
  };
}

async function typesFor(session: Session, table: StoredTable): Promise<Map<string, string>> {
  const types = await typesOf(session, table);
  const isKnown = types && table.columns.every((column) => types.has(column));
  if (isKnown) return types;
  throw new CommandRefused(
    `This version does not know the table ${table.schema}.${table.name} as the backup has it. Restore it with the version that made it.`,
  );
}

async function setSequences(session: Session, { sequences }: Summary) {
  for (const { schema, name, value, isCalled } of sequences)
    await session.texts('select setval($1::text::regclass, $2::text::bigint, $3::text::boolean)::text', [
      quoted(schema, name),
      value,
      String(isCalled),
    ]);
}

/** Reads the written rows back. */
async function compare(session: Session, { tables }: Summary, progress: Progress) {
  for (const { table, sum } of tables) {
    const found = await sumOf(session, table, (rows) => progress(`${table.name}: ${rows} rows compared`));
    if (!isSame(found, sum))
      throw new CommandRefused(
        `The table ${table.name} did not come back as it was: ${found.rows} rows of ${sum.rows}, or other values.`,
      );
  }
}
