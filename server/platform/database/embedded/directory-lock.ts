import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandRefused } from '../../command';

/** Another process has opened the data directory. */
export class DirectoryInUse extends CommandRefused {
  constructor(directory: string) {
    super(
      `Another process is using ${directory}. The embedded database can be open in one process only: ` +
        'stop the other one first, or set DATABASE_URL to run several on PostgreSQL.',
    );
  }
}

const prefix = 'db.lock-';

/**
 * Locks a directory for the life of this process and resolves to the function that releases it. The lock is a
 * listening socket file in the directory: the kernel closes it when the process dies, `kill -9` included, and a file
 * without a listener is stale. Each process creates its own file before it looks for others, so when two start
 * together at most one continues.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true });
  return withShortPath(directory, (path) => lockThrough(path, directory));
}

async function lockThrough(path: string, directory: string) {
  const name = `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`;
  const server = await listen(join(path, name));
  const release = async () => {
    await new Promise((done) => server.close(done));
    rmSync(join(directory, name), { force: true });
  };
  for (const other of readdirSync(directory)) {
    if (!other.startsWith(prefix) || other === name) continue;
    if (!(await isStale(join(path, other)))) {
      await release();
      throw new DirectoryInUse(directory);
    }
    rmSync(join(directory, other), { force: true });
  }
  return release;
}

/**
 * A socket path is limited to about 100 bytes and a data directory may be longer, so a symbolic link in the temporary
 * directory replaces it while `work` runs.
 */
export async function withShortPath<Result>(
  directory: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const parent = mkdtempSync(join(tmpdir(), 'quorumia-'));
  const path = join(parent, 'd');
  symlinkSync(directory, path);
  try {
    return await work(path);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

function listen(path: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', fail);
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });
}

/**
 * Only these errors prove that no process holds the lock; a holder that is busy, or that we may not connect to, causes
 * others.
 */
const nobodyThere = new Set(['ECONNREFUSED', 'ENOENT']);

function isStale(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path, () => {
      socket.destroy();
      done(false);
    });
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) => done(nobodyThere.has(code)));
  });
}
