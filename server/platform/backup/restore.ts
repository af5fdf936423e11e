import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { CommandRefused } from '../command';
import { type Config, directUrlOf, embeddedDirectory } from '../config';
import type { Preparation } from '../database/database';
import { lockDirectory } from '../database/embedded/directory-lock';
import { moveInto, restoredFolder, settleRestored } from '../database/restored';
import { builtSnapshot } from '../database/embedded/snapshot';
import { unpackSnapshot } from '../database/embedded/unpack-snapshot';
import { backUp, backupFolder } from './back-up';
import { readBackup, type Summary } from './file/backup-file';
import { listApplied } from './rows/catalog';
import { loadBackup, type Progress } from './load-backup';
import { refuseNewer } from './rows/schema';
import { makeScratch } from './scratch';
import { saidOfMissing, writeSecrets } from './secrets';
import { embeddedSession, postgresSession, type Session } from './rows/session';

/** The arguments of `restore` and its parts. */
export interface Restoring {
  config: Config;
  file: string;
  /** Whether to continue when the current database cannot be backed up, or when others are connected to it. */
  isForced: boolean;
  preparation: Preparation;
  progress: Progress;
}

/** What was restored, with sentences about the consequences. */
export interface Restored {
  summary: Summary;
  said: string[];
}

/**
 * Replaces the configured database by a backup, after backing it up. The old database stays untouched until the very
 * end, and also after an interruption.
 */
export async function restore(given: Restoring): Promise<Restored> {
  given.progress('Reading the backup');
  const summary = await readBackup(given.file, given.config.backupKey);
  refuseNewer(summary.head.migrations, 'The backup');
  const url = directUrlOf(given.config);
  const said = url ? await restorePostgres(given, url, summary) : await restoreEmbedded(given, summary);
  return { summary, said: [...said, ...saidOfMissing(summary.head.missing, given.config)] };
}

async function restoreEmbedded(given: Restoring, summary: Summary): Promise<string[]> {
  const { config } = given;
  const release = await lockDirectory(config.dataDir);
  try {
    settleRestored(config.dataDir);
    const isOver = existsSync(embeddedDirectory(config));
    const said = isOver ? await saveFormer(given, true) : [];
    const scratch = await makeScratch(config.dataDir);
    try {
      const draft = join(scratch.path, restoredFolder);
      await fillDraft(join(draft, 'db'), given, summary);
      said.push(...writeSecrets(summary.files, draft, config));
      renameSync(draft, join(config.dataDir, restoredFolder));
      settleRestored(config.dataDir);
    } finally {
      await scratch.remove();
    }
    if (isOver)
      said.push(`The former one is kept in ${embeddedDirectory(config)}.former until the next restore.`);
    return said;
  } finally {
    await release();
  }
}

async function fillDraft(directory: string, { config, ...given }: Restoring, summary: Summary) {
  unpackSnapshot(builtSnapshot, directory);
  const session = await embeddedSession(directory);
  try {
    await loadBackup({ session, key: config.backupKey, summary, ...given });
    await session.run('checkpoint');
  } finally {
    await session.close();
  }
}

async function restorePostgres(given: Restoring, url: string, summary: Summary): Promise<string[]> {
  const { config } = given;
  const session = await postgresSession(url);
  try {
    if (!given.isForced) await refuseConnected(session);
    const applied = await listApplied(session);
    refuseNewer(applied, 'The database');
    const said = applied.length > 0 ? await saveFormer(given, false) : [];
    await loadBackup({ session, key: config.backupKey, summary, ...given });
    const scratch = await makeScratch(config.dataDir);
    const draft = join(scratch.path, restoredFolder);
    mkdirSync(draft);
    said.push(...writeSecrets(summary.files, draft, config));
    moveInto(draft, config.dataDir);
    await scratch.remove();
    return said;
  } finally {
    await session.close();
  }
}

/** A running instance would continue with cached data of the old rows. */
async function refuseConnected(session: Session): Promise<void> {
  const [row] = await session.texts(`
    select count(*)::text from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  if (row?.[0] !== '0')
    throw new CommandRefused(
      `There are ${row?.[0]} other connections to the database. Stop the instances first; --force restores all the same.`,
    );
}

async function saveFormer({ config, isForced, progress }: Restoring, isLocked: boolean): Promise<string[]> {
  progress('Backing up the present database');
  try {
    const wanted = { folder: backupFolder(config), withoutSecrets: false, progress, isLocked };
    const { path } = await backUp(config, wanted);
    return [`What was there before is backed up in ${path}.`];
  } catch (error) {
    const reason = (error as Error).message;
    if (isForced) return [`What was there before could not be backed up: ${reason}`];
    throw new CommandRefused(
      `The present database cannot be backed up: ${reason}\nNothing was changed. --force restores all the same.`,
    );
  }
}
