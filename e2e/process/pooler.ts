import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The pooler's connections per database; fewer than clients, so that each is shared. */
const shared = 3;

/** PgBouncer in transaction mode on this machine, with default settings otherwise. */
export interface Pooler {
  /** Converts PostgreSQL's address of a database to the pooler's. */
  through(direct: string): string;
  close(): Promise<void>;
}

const settingsFor = (port: number, { hostname, port: far, username, password }: URL) => `[databases]
* = host=${hostname} port=${far || 5432} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${shared}
max_client_conn = 1000
`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Resolves when PgBouncer listens; rejects with its output if it exits before. */
async function ready(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  await new Promise<void>((done, fail) => {
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`PgBouncer has ended:\n${said.join('\n')}`)));
    const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream });
    lines.on('line', (line) => {
      said.push(line);
      if (line.includes('process up')) done();
    });
  });
}

/** Starts PgBouncer (Debian package `pgbouncer`) in front of the PostgreSQL server at an address. */
export async function startPooler(server: string): Promise<Pooler> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'quorumia-pooler-'));
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(settings, settingsFor(port, new URL(server)));
  // PgBouncer refuses to run as root; the user that it runs as must be able to read its settings.
  chmodSync(folder, 0o755);
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('pgbouncer', [...user, settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((done) => child.once('exit', done));
  await ready(child);
  return {
    through: (direct) => Object.assign(new URL(direct), { hostname: '127.0.0.1', port: String(port) }).href,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
