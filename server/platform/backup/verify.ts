import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Config, directUrlOf } from '../config';
import type { Db, OpenDatabase, Preparation } from '../database/database';
import { openEmbedded } from '../database/embedded/embedded';
import { isPooled } from '../database/postgres/pooler';
import { dropDatabase } from '../database/postgres/drop-database';
import { openPostgres } from '../database/postgres/postgres';
import { builtSnapshot } from '../database/embedded/snapshot';
import { unpackSnapshot } from '../database/embedded/unpack-snapshot';
import { readBackup, type Summary } from './file/backup-file';
import { literal, quoted } from './rows/catalog';
import { loadBackup, type Progress } from './load-backup';
import { refuseNewer } from './rows/schema';
import { makeScratch } from './scratch';
import { embeddedSession, postgresSession, type Session } from './rows/session';

interface Verifying {
  config: Config;
  file: string;
  preparation: Preparation;
  /** Reads a record of each kind with this version's code, and resolves to the names of the kinds that have one. */
  openRecords: (db: Db) => Promise<string[]>;
  progress: Progress;
}

/** The results of a verification. */
export interface Verified {
  summary: Summary;
  kinds: string[];
  /** The place of the restored copy. */
  scratch: 'embedded' | 'postgres';
}

/** An empty database that is dropped afterwards. */
interface ScratchDatabase {
  kind: 'embedded' | 'postgres';
  session(): Promise<Session>;
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

/**
 * Verifies that a backup can be restored: restores it into a scratch database, compares counts and hashes, migrates
 * it and reads a record of each kind. Does not touch the server's database.
 */
export async function verify({
  config,
  file,
  preparation,
  openRecords,
  progress,
}: Verifying): Promise<Verified> {
  progress('Reading the backup');
  const summary = await readBackup(file, config.backupKey);
  refuseNewer(summary.head.migrations, 'The backup');
  const scratch = await scratchDatabase(config, preparation);
  try {
    const session = await scratch.session();
    const loading = { session, file, key: config.backupKey, summary, preparation, progress };
    await loadBackup(loading).finally(() => session.close());
    const database = await scratch.open();
    const kinds = await openRecords(database.db).finally(() => database.close());
    return { summary, kinds, scratch: scratch.kind };
  } finally {
    await scratch.remove();
  }
}

async function scratchDatabase(config: Config, preparation: Preparation): Promise<ScratchDatabase> {
  const url = directUrlOf(config);
  return (url && (await onPostgres(url, preparation))) || inDirectory(config, preparation);
}

async function inDirectory({ dataDir }: Config, preparation: Preparation): Promise<ScratchDatabase> {
  const scratch = await makeScratch(dataDir);
  const directory = join(scratch.path, 'db');
  return {
    kind: 'embedded',
    async session() {
      unpackSnapshot(builtSnapshot, directory);
      return embeddedSession(directory);
    },
    async open() {
      // The embedded database locks the folder itself.
      await scratch.release();
      return openEmbedded(directory, builtSnapshot, preparation);
    },
    remove: () => scratch.remove(),
  };
}

/** The common prefix of the scratch databases of one database. */
async function scratchPrefix(server: Session): Promise<string> {
  const [row] = await server.texts('select oid::text from pg_database where datname = current_database()');
  return `quorumia_scratch_${row?.[0]}_`;
}

/** Locked by the connection that created a scratch database, so that abandoned ones are recognised. */
const lockOf = (name: string) => `hashtext(${literal(name)})`;

/** A database beside the server's; undefined where the role may not create one, or behind a pooler. */
async function onPostgres(url: string, preparation: Preparation): Promise<ScratchDatabase | undefined> {
  if (await isPooled(url)) return undefined;
  const server = await postgresSession(url);
  const [may] = await server.texts(
    'select (rolcreatedb or rolsuper)::text from pg_roles where rolname = current_user',
  );
  if (may?.[0] !== 'true') {
    await server.close();
    return undefined;
  }
  const prefix = await scratchPrefix(server);
  await dropAbandoned(server, prefix);
  const name = `${prefix}${randomBytes(4).toString('hex')}`;
  await server.texts(`select pg_advisory_lock(${lockOf(name)})::text`);
  const [like] = await server.texts(`
    select format('encoding %L lc_collate %L lc_ctype %L', pg_encoding_to_char(encoding), datcollate, datctype)
    from pg_database where datname = current_database()`);
  await server.run(`create database ${quoted(name)} template template0 ${like?.[0]}`);
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return {
    kind: 'postgres',
    session: () => postgresSession(own),
    open: () => openPostgres(own, preparation),
    async remove() {
      await dropDatabase((statement) => server.run(statement), name);
      await server.close();
    },
  };
}

/** Drops the scratch databases of killed commands. */
async function dropAbandoned(server: Session, prefix: string): Promise<void> {
  const rows = await server.texts(
    'select datname::text from pg_database where starts_with(datname, $1::text)',
    [prefix],
  );
  for (const [found] of rows) {
    const name = found as string;
    const [row] = await server.texts(`select pg_try_advisory_lock(${lockOf(name)})::text`);
    if (row?.[0] !== 'true') continue;
    await dropDatabase((statement) => server.run(statement), name);
    await server.texts(`select pg_advisory_unlock(${lockOf(name)})::text`);
  }
}
