// Stores the demo data written by a version, as a data directory and as a PostgreSQL dump, for the tests of later
// versions.
// npm run store-version -- --from FOLDER --database postgres://… [--to FOLDER]
// FOLDER is a built checkout of that version, DATABASE an empty database. Needs GNU tar and pg_dump.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { embeddedSession, postgresSession, type Session } from '../server/platform/backup/rows/session';
import { inProject } from './in-project';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { from: text, database: text, to: text } });
const { from, database } = values;
if (!from || !database)
  throw new Error('Name the built checkout with --from and an empty database with --database');

/** The version is named after its last migration. */
const journal = JSON.parse(readFileSync(join(from, 'migrations/meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};
const name = journal.entries.at(-1)?.tag ?? 'none';
const folder = values.to ? resolve(values.to) : inProject(join('e2e/process/stored', name));

const most = 1 << 30;
const pack = (content: Buffer) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Starts that version with the demo data, and stops it cleanly. */
async function writeDemo(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/server/index.js'], {
    cwd: from,
    env: { PATH: process.env.PATH, PORT: '0', DEMO: 'true', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  await new Promise<void>((done, fail) => {
    child.once('exit', () => fail(new Error('It did not start')));
    child.stdout.on('data', (part: Buffer) => {
      if (part.includes('"ready"')) done();
    });
  });
  child.kill('SIGTERM');
  await ended;
}

/** How many rows each table has. */
async function countsOf(session: Session) {
  const tables = await session.texts(
    "select relname::text from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  const counts: Record<string, number> = {};
  for (const [table] of tables) {
    const [row] = await session.texts(`select count(*)::text from "${table}"`);
    counts[table as string] = Number(row?.[0]);
  }
  return counts;
}

/** After a clean stop only the last segment of the write-ahead log is needed. */
async function trimmed(directory: string) {
  const session = await embeddedSession(directory);
  const counts = await countsOf(session);
  await session.run('checkpoint');
  const [row] = await session.texts('select pg_walfile_name(pg_current_wal_lsn())');
  await session.close();
  const wal = join(directory, 'pg_wal');
  const last = Number.parseInt(String(row?.[0]).slice(-8), 16);
  for (const file of readdirSync(wal).filter((entry) => /^[0-9A-F]{24}$/.test(entry))) {
    const distance = Number.parseInt(file.slice(-8), 16) - last;
    if (distance < 0 || distance > 1) rmSync(join(wal, file));
  }
  return counts;
}

/**
 * Sorted by folder and then by file name, so that equal files of several databases are adjacent, which compresses well.
 */
function tarOf(directory: string): Buffer {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) =>
    join(entry.parentPath, entry.name).slice(directory.length + 1);
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(pathOf)
    .sort();
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  files.sort((one, other) => basename(one).localeCompare(basename(other)) || one.localeCompare(other));
  const args = [
    '--format=ustar',
    '--owner=0',
    '--group=0',
    '--mtime=@0',
    '--no-recursion',
    '-cf',
    '-',
    '-C',
    directory,
    '-T',
    '-',
  ];
  return execFileSync('tar', args, { input: [...folders, ...files].join('\n'), maxBuffer: most });
}

const scratch = mkdtempSync(join(tmpdir(), 'quorumia-stored-'));
mkdirSync(folder, { recursive: true });
await writeDemo({ DATA_DIR: scratch });
const embedded = await trimmed(join(scratch, 'db'));
writeFileSync(join(folder, 'data-directory.tar.br'), pack(tarOf(join(scratch, 'db'))));

await writeDemo({ DATA_DIR: scratch, DATABASE_URL: database });
const session = await postgresSession(database);
const postgres = await countsOf(session);
await session.close();
const dumping = [
  '--inserts',
  '--rows-per-insert=500',
  '--no-owner',
  '--no-privileges',
  '--no-comments',
  '--dbname',
  database,
];
const dump = execFileSync('pg_dump', dumping, { maxBuffer: most, encoding: 'utf8' });
// psql meta-commands, which other clients do not understand.
const sql = dump.replaceAll(/^\\(un)?restrict .*$/gm, '');
writeFileSync(join(folder, 'postgres.sql.br'), pack(Buffer.from(sql)));
writeFileSync(join(folder, 'counts.json'), `${JSON.stringify({ embedded, postgres }, undefined, 1)}\n`);
rmSync(scratch, { recursive: true });
console.log(folder);
