import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder, projectRoot } from '../../project-root';
import type { Preparation } from '../database';
import { openInMemory } from './embedded';

/** The snapshot that a build writes. */
export const builtSnapshot = join(projectRoot, 'dist', 'database.tar.gz');

/**
 * Writes a gzipped tar of a new database with all migrations and the preparation applied. Uses about 800 MB of memory
 * while it runs.
 */
export async function writeSnapshot(file: string, preparation: Preparation): Promise<void> {
  const open = await openInMemory();
  await migrate(drizzle(open.lite), { migrationsFolder });
  await preparation.run(open.client);
  const tar = await open.lite.dumpDataDir('gzip');
  await open.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, Buffer.from(await tar.arrayBuffer()));
  renameSync(`${file}.tmp`, file);
}

/**
 * The snapshot for development and tests, rebuilt only when the migrations, the preparation or the package lock
 * change.
 */
export async function cachedSnapshot(preparation: Preparation): Promise<string> {
  const hash = createHash('sha256').update(preparation.version);
  for (const name of readdirSync(migrationsFolder)
    .filter((entry) => entry.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(migrationsFolder, name)));
  }
  hash.update(readFileSync(join(projectRoot, 'package-lock.json')));
  const file = join(projectRoot, 'node_modules/.cache', `database-${hash.digest('hex').slice(0, 16)}.tar.gz`);
  if (!existsSync(file)) await writeSnapshot(file, preparation);
  return file;
}
