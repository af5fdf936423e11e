// Time and memory of backup, verify and restore of an account with 100,000 contacts, 20,000 companies and 50,000
// opportunities, on both databases, and how long requests wait during a backup of the embedded one.
// npm run build && TEST_DATABASE_URL=… npx tsx bench/backup.ts
// Options: --share 1 (of the rows)
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freshPostgres } from '../e2e/process/fresh-postgres';
import { processTree } from '../e2e/process/process-tree';
import { startServer } from '../e2e/process/running-server';
import { openConfigured } from './leads/filled';
import { addAccounts, addRows } from './leads/rows';

const { values: options } = parseArgs({
  options: { share: { type: 'string', default: '1' } },
});
const share = Number(options.share);
const size = { contacts: 100_000 * share, companies: 20_000 * share, opportunities: 50_000 * share };
const folder = mkdtempSync(join(tmpdir(), 'quorumia-bench-'));
const secret = { SESSION_SECRET: 'a secret for the measurement only' };

/** Runs a command; prints its time, its maximum memory and its output. */
async function run(name: string, program: string, args: string[], env: Record<string, string>) {
  const began = performance.now();
  const child = spawn(process.execPath, [`dist/server/${program}.js`, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  let most = 0;
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver) {
    const memory = processTree(child.pid as number).reduce((sum, each) => sum + each.memory, 0);
    most = Math.max(most, memory);
    await pause(100);
  }
  const time = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`${name}: ${time} s, ${Math.round(most / 1024 / 1024)} MB of memory, code ${await ended}`);
  console.log(said.replaceAll(/^/gm, '    '));
}

const sizeOf = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size;

/** Sends requests to a server without a pause until `work` has ended; prints the slowest responses. */
async function whileCalling(url: string, work: () => Promise<void>) {
  const times: number[] = [];
  let isOver = false;
  const call = async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${url}/readyz`)).text();
      times.push(performance.now() - began);
    }
  };
  const calling = call();
  await work();
  isOver = true;
  await calling;
  times.sort((one, other) => other - one);
  const longest = times.slice(0, 3).map((time) => `${time.toFixed(0)} ms`);
  console.log(`    ${times.length} calls meanwhile, the longest ${longest.join(', ')}`);
}

/** Starts a server and measures a backup while it runs; resolves to the backup file. */
async function backUpServing(kind: string, place: Record<string, string>): Promise<string> {
  const made = join(folder, `${kind}-made`);
  const server = await startServer(place);
  await whileCalling(server.url, () => run(`${kind} backup, serving`, 'backup', ['--to', made], place));
  await server.end('SIGTERM');
  return join(made, readdirSync(made)[0] as string);
}

const dataDir = join(folder, 'embedded');
mkdirSync(dataDir);
const postgres = freshPostgres('backup_bench');
await postgres.create();
const database = await openConfigured({ dataDir });
await addAccounts(database.db);
await addRows(database.db, size);
await database.close();
console.log(`embedded: ${Math.round(sizeOf(join(dataDir, 'db')) / 1024 / 1024)} MB of files`);

const embedded = { DATA_DIR: dataDir, ...secret };
const other = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url, ...secret };
const third = { DATA_DIR: join(folder, 'third'), ...secret };
const first = await backUpServing('embedded', embedded);
await run('embedded verify', 'verify', [first], embedded);
await run('restore from embedded into PostgreSQL', 'restore', [first], other);
const second = await backUpServing('postgres', other);
await run('postgres verify', 'verify', [second], other);
await run('restore from PostgreSQL into embedded', 'restore', [second], third);
await postgres.drop();
rmSync(folder, { recursive: true });
