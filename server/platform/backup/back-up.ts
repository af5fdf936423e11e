import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandRefused } from '../command';
import { type Config, directUrlOf, embeddedDirectory } from '../config';
import { copyDirectory } from './copy-directory';
import { DirectoryInUse, lockDirectory } from '../database/embedded/directory-lock';
import { settleRestored } from '../database/restored';
import { projectVersion } from '../project-root';
import type { Progress } from './load-backup';
import { whileHeld } from './local-door';
import { type MadeBackup, makeBackup } from './make-backup';
import { makeScratch, type Scratch } from './scratch';
import { keysOf, secretsOf } from './secrets';
import { embeddedSession, postgresSession, type Session } from './rows/session';

interface Wanted {
  folder: string;
  withoutSecrets: boolean;
  progress: Progress;
  /** Whether the caller has locked the data directory. */
  isLocked?: boolean;
}

/** The default folder of backups. */
export const backupFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'backups');

/**
 * Makes a backup of the configured database, whether or not the server is running. Secrets are included only in an
 * encrypted backup.
 */
export async function backUp(
  config: Config,
  { folder, withoutSecrets, progress, isLocked = false }: Wanted,
): Promise<MadeBackup & { missing: string[]; held: string[] }> {
  const secrets = secretsOf(config);
  const files = config.backupKey && !withoutSecrets ? secrets : [];
  const missing = files.length > 0 ? [] : keysOf(secrets);
  const source = await openSource(config, isLocked);
  try {
    const parts = { folder, key: config.backupKey, version: projectVersion(), files, missing, progress };
    return { ...(await makeBackup(source.session, parts)), missing, held: keysOf(files) };
  } finally {
    await source.close();
  }
}

interface Source {
  session: Session;
  close(): Promise<void>;
}

async function openSource(config: Config, isLocked: boolean): Promise<Source> {
  const url = directUrlOf(config);
  if (url) {
    const session = await postgresSession(url);
    return { session, close: () => session.close() };
  }
  const scratch = await makeScratch(config.dataDir);
  try {
    await copyEmbedded(config, scratch, isLocked);
    const session = await embeddedSession(join(scratch.path, 'db'));
    return { session, close: () => session.close().finally(() => scratch.remove()) };
  } catch (error) {
    await scratch.remove();
    throw error;
  }
}

/**
 * Copies the files first, because a snapshot in the only session of the embedded database would block everybody else.
 */
async function copyEmbedded(config: Config, scratch: Scratch, isLocked: boolean): Promise<void> {
  const directory = embeddedDirectory(config);
  const copy = join(scratch.path, 'db');
  try {
    const release = isLocked ? async () => {} : await lockDirectory(config.dataDir);
    try {
      settleRestored(config.dataDir);
      if (!existsSync(directory))
        throw new CommandRefused(`There is nothing to back up in ${config.dataDir}.`);
      await copyDirectory(directory, copy, async (rest) => rest());
    } finally {
      await release();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    await copyDirectory(directory, copy, (rest) => whileHeld(config.dataDir, rest));
  }
}
