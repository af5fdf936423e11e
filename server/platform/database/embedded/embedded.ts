import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../../project-root';
import type { OpenDatabase, Preparation } from '../database';
import { lockDirectory } from './directory-lock';
import { createAudience, type Listen } from '../notices';
import { noteOneSession } from '../one-session';
import { embeddedClient } from '../query-client';
import { settleRestored } from '../restored';
import { readTimesAsText } from './times-as-text';
import { TurningPGlite } from './turning-pglite';
import { unpackSnapshot } from './unpack-snapshot';

/**
 * PostgreSQL's default of 128 MB uses more memory than a small site needs. By default it also keeps up to 1,000 files
 * open, one per table or index that it has read; they count toward this process's limit, as connections do.
 */
const options = {
  extensions: { unaccent, pg_trgm, btree_gin },
  postgresqlconf: ['shared_buffers=16MB', 'max_files_per_process=200'],
};

/**
 * Compiles WebAssembly on one thread at a time: by default V8 uses four, and the C library keeps the memory of each, 50
 * MB more in total. Must be set before PGlite is opened.
 */
setFlagsFromString('--wasm-num-compilation-tasks=1');

/** Opens PostgreSQL in this process, in memory, optionally from a snapshot. */
export async function openInMemory(snapshot?: string): Promise<OpenDatabase & { lite: TurningPGlite }> {
  const lite = await openSession({
    ...(snapshot
      ? { loadDataDir: new Blob([readFileSync(snapshot)]) }
      : { initDbStartParams: ['--wal-segsize=1'] }),
  });
  return { ...wrap(lite, () => lite.close()), lite };
}

/**
 * Opens PostgreSQL in this process on a directory; throws `DirectoryInUse` when another process has opened it. A new
 * directory is restored from `snapshot`, because `initdb` takes 8 s and keeps 800 MB.
 */
export async function openEmbedded(
  directory: string,
  snapshot: string,
  preparation: Preparation,
): Promise<OpenDatabase> {
  const release = await lockDirectory(dirname(directory));
  try {
    settleRestored(dirname(directory));
    if (!existsSync(directory)) layDown(directory, snapshot);
    const lite = await openSession({ dataDir: directory });
    const open = {
      ...wrap(lite, async () => {
        await lite.close();
        await release();
      }),
      hold: (work: () => Promise<void>) => lite._runExclusiveQuery(work),
    };
    await migrate(drizzle(lite), { migrationsFolder });
    await preparation.run(open.client);
    return open;
  } catch (error) {
    await release();
    throw error;
  }
}

/** Opens an existing directory for a program that does nothing else meanwhile; the caller has locked it. */
export const createLite = (directory: string): Promise<PGlite> =>
  PGlite.create({ dataDir: directory, ...options });

/** Writes to a temporary directory and renames it, so that an interrupted first start leaves no partial database. */
function layDown(directory: string, snapshot: string) {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  unpackSnapshot(snapshot, draft);
  renameSync(draft, directory);
}

async function openSession(where: PGliteOptions): Promise<TurningPGlite> {
  const lite = new TurningPGlite({ ...options, ...where });
  await lite.waitReady;
  readTimesAsText(lite);
  return lite;
}

function wrap(lite: TurningPGlite, close: () => Promise<void>): OpenDatabase {
  const db = drizzle(lite);
  noteOneSession(db, lite);
  return { kind: 'embedded', db, client: embeddedClient(lite), listen: listenOn(lite), close };
}

/** A channel that cannot be subscribed to receives nothing, as behind a pooler. */
function listenOn(lite: TurningPGlite): Listen {
  const audience = createAudience();
  return (channel, hear) => {
    const isNew = !audience.channels().includes(channel);
    if (isNew) lite.listen(channel, (payload) => audience.tell(channel, payload)).catch(() => {});
    return audience.add(channel, hear);
  };
}
