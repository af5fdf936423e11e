import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshPostgres } from '../../e2e/process/fresh-postgres';
import { preparation } from '../../server/features';
import type { Db } from '../../server/platform/database/database';
import { openEmbedded } from '../../server/platform/database/embedded/embedded';
import { openPostgres } from '../../server/platform/database/postgres/postgres';
import { builtSnapshot } from '../../server/platform/database/embedded/snapshot';

/** A filled database for servers in separate processes, and a folder for their files. */
export interface Prepared {
  folder: string;
  /** The settings with which a server finds the database. */
  settingsFor: (server: string) => Record<string, string>;
  remove: () => Promise<void>;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'quorumia-bench-'));

/** A new database on the server at TEST_DATABASE_URL, which all contestants share. */
export async function preparePostgres(fill: (db: Db) => Promise<void>): Promise<Prepared> {
  const fresh = freshPostgres('bench');
  await fresh.create();
  const folder = newFolder();
  const database = await openPostgres(fresh.url, preparation);
  await fill(database.db);
  await database.close();
  return {
    folder,
    settingsFor: (server) => ({ DATABASE_URL: fresh.url, DATA_DIR: join(folder, server) }),
    async remove() {
      await fresh.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** An embedded database with the same content for each server, because only one process can open one. */
export async function prepareEmbedded(
  fill: (db: Db) => Promise<void>,
  servers: readonly string[],
): Promise<Prepared> {
  const folder = newFolder();
  const first = join(folder, 'filled');
  const database = await openEmbedded(join(first, 'db'), builtSnapshot, preparation);
  await fill(database.db);
  await database.close();
  for (const server of servers) cpSync(join(first, 'db'), join(folder, server, 'db'), { recursive: true });
  return {
    folder,
    settingsFor: (server) => ({ DATA_DIR: join(folder, server) }),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}
