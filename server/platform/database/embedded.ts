import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../project-root';
import type { OpenDatabase, Preparation } from './database';
import { lockDirectory } from './directory-lock';
import { embeddedClient } from './query-client';

/** PostgreSQL's default of 128 MB is more memory than one small site needs. */
const options = { extensions: { unaccent, pg_trgm, btree_gin }, postgresqlconf: ['shared_buffers=16MB'] };

/** Opens PostgreSQL in this process, in memory, optionally from a snapshot. */
export async function openInMemory(snapshot?: string): Promise<OpenDatabase & { lite: PGlite }> {
  const lite = await PGlite.create({
    ...options,
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
    if (!existsSync(directory)) await layDown(directory, snapshot);
    const lite = await PGlite.create({ dataDir: directory, ...options });
    const open = wrap(lite, async () => {
      await lite.close();
      await release();
    });
    await migrate(drizzle(lite), { migrationsFolder });
    await preparation.run(open.client);
    return open;
  } catch (error) {
    await release();
    throw error;
  }
}

/** Writes to a temporary directory and renames it, so that an interrupted first start leaves no partial database. */
async function layDown(directory: string, snapshot: string) {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const lite = await PGlite.create({
    dataDir: draft,
    ...options,
    loadDataDir: new Blob([readFileSync(snapshot)]),
  });
  await lite.close();
  renameSync(draft, directory);
}

function wrap(lite: PGlite, close: () => Promise<void>): OpenDatabase {
  return { kind: 'embedded', db: drizzle(lite), client: embeddedClient(lite), close };
}
