import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { listTables } from '../../server/platform/backup/rows/catalog';
import {
  begin,
  embeddedSession,
  postgresSession,
  type Session,
} from '../../server/platform/backup/rows/session';
import { sumOf, type TableSum } from '../../server/platform/backup/rows/table-rows';
import { unpackTar } from '../../server/platform/database/embedded/unpack-snapshot';
import { settleRestored } from '../../server/platform/database/restored';
import { projectRoot } from '../../server/platform/project-root';

/** The exit code and the output of a command. */
export interface Ended {
  code: number | null;
  output: string;
}

/** Starts a command of the built server. */
export function startCommand(program: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(projectRoot, `dist/server/${program}.js`), ...args], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part));
  const ended = new Promise<Ended>((done) => child.once('close', (code) => done({ code, output })));
  return { ended, kill: () => child.kill('SIGKILL') };
}

export const command = (program: string, args: string[], env: Record<string, string>) =>
  startCommand(program, args, env).ended;

/** The backups in a folder, latest last. */
export const backupsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.backup'))
    .sort()
    .map((name) => join(folder, name));

/** Runs a command that must succeed; resolves to its output. */
export async function succeeding(program: string, args: string[], env: Record<string, string>) {
  const { code, output } = await command(program, args, env);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output}`);
  return output;
}

/** Makes a backup into a folder; resolves to its path. */
export async function madeBackup(folder: string, env: Record<string, string>): Promise<string> {
  await succeeding('backup', ['--to', folder], env);
  return backupsIn(folder).at(-1) as string;
}

/** The rows and hashes of every table of a database that no server uses. */
export async function sumsOf(env: { DATA_DIR: string; DATABASE_URL?: string }) {
  // Completes an interrupted restore, as the next start of the server would.
  if (!env.DATABASE_URL) settleRestored(env.DATA_DIR);
  const session = env.DATABASE_URL
    ? await postgresSession(env.DATABASE_URL)
    : await embeddedSession(join(env.DATA_DIR, 'db'));
  return sumsIn(session).finally(() => session.close());
}

async function sumsIn(session: Session) {
  await begin(session, 'read');
  const sums: Record<string, TableSum> = {};
  for (const table of await listTables(session)) sums[table.name] = await sumOf(session, table, () => {});
  await session.run('rollback');
  return sums;
}

const storedFolder = join(projectRoot, 'e2e/process/stored');

/** The versions with a stored database, named after their last migration. */
export const storedVersions = () =>
  readdirSync(storedFolder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

const stored = (version: string, file: string) => readFileSync(join(storedFolder, version, file));

/** The number of rows in each table of a stored version. */
export const storedCounts = (version: string) =>
  JSON.parse(stored(version, 'counts.json').toString()) as Record<
    'embedded' | 'postgres',
    Record<string, number>
  >;

/** Unpacks the data directory of a stored version. */
export function layDownStored(version: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  unpackTar(brotliDecompressSync(stored(version, 'data-directory.tar.br')), join(dataDir, 'db'));
}

/** Fills an empty PostgreSQL database with the rows of a stored version. */
export async function fillStored(version: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(brotliDecompressSync(stored(version, 'postgres.sql.br')).toString());
  await client.end();
}
