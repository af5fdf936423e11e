import { setTimeout as pause } from 'node:timers/promises';
import { CommandRefused } from '../command';
import { migrationLock } from '../database/postgres/migrations';
import { writeBackup } from './file/backup-file';
import { listApplied, listForeignTables, listQueues, listSequences, listTables } from './rows/catalog';
import type { Head, HeldFile, Line } from './file/content';
import { refuseNewer } from './rows/schema';
import { begin, type Session } from './rows/session';
import { lineOf, readTable, summing } from './rows/table-rows';
import type { Progress } from './load-backup';

/** The parts of a backup besides the database. */
export interface BackupParts {
  folder: string;
  key: Buffer | undefined;
  version: string;
  files: HeldFile[];
  missing: string[];
  progress: Progress;
}

/** What was backed up, and its path. */
export interface MadeBackup {
  path: string;
  tables: number;
  rows: number;
  /** Tables of other programs, which the backup leaves out. */
  foreign: string[];
}

/** Writes all rows of one snapshot of the database into a file, without disturbing readers and writers. */
export async function makeBackup(session: Session, parts: BackupParts): Promise<MadeBackup> {
  await beginSnapshot(session);
  try {
    const applied = await listApplied(session);
    if (applied.length === 0) throw new CommandRefused('There is nothing to back up: the database is empty.');
    refuseNewer(applied, 'The database');
    const made = { tables: 0, rows: 0, foreign: await listForeignTables(session) };
    const head: Head = {
      kind: session.kind,
      migrations: applied,
      queues: await listQueues(session),
      missing: parts.missing,
    };
    const about = { key: parts.key, made: new Date().toISOString(), version: parts.version };
    const path = await writeBackup(parts.folder, linesOf(session, head, parts, made), about);
    return { path, ...made };
  } finally {
    await session.run('rollback').catch(() => {});
  }
}

/** Seconds that a backup waits for an instance that is migrating. */
const patience = 60;

/** Prevents instances of a newer version from migrating during the backup; they wait for its end. */
async function beginSnapshot(session: Session): Promise<void> {
  for (let waited = 0; ; waited += 1) {
    await begin(session, 'read');
    const [row] = await session.texts(`select pg_try_advisory_xact_lock_shared(${migrationLock})::text`);
    if (row?.[0] === 'true') return;
    await session.run('rollback');
    if (waited === patience)
      throw new CommandRefused('Another process is migrating or restoring the database. Try again later.');
    await pause(1_000);
  }
}

const written = (line: Line) => JSON.stringify(line);

async function* linesOf(
  session: Session,
  head: Head,
  { files, progress }: Pick<BackupParts, 'files' | 'progress'>,
  made: Pick<MadeBackup, 'tables' | 'rows'>,
): AsyncGenerator<string> {
  yield written({ head });
  for (const table of await listTables(session)) {
    yield written({ table });
    const sums = summing();
    for await (const rows of readTable(session, table)) {
      for (const row of rows) {
        const line = lineOf(row);
        sums.add(line);
        yield line;
      }
      progress(`${table.name}: ${sums.sum().rows} rows`);
    }
    yield written({ rows: sums.sum() });
    made.tables += 1;
    made.rows += sums.sum().rows;
  }
  yield written({ sequences: await listSequences(session) });
  for (const file of files) yield written({ file });
  yield written({ end: true });
}
