import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandRefused } from '../command';
import { withShortPath } from '../database/embedded/directory-lock';

/** The socket through which commands on the same machine reach the server, and the token that authorises them. */
const socketName = 'backup.socket';
const tokenName = 'backup.token';

/** The messages of both sides: a token, `held`, `copied`, `kept`. */
const words = { held: 'held', copied: 'copied', kept: 'kept' };

/** Milliseconds for which a caller may hold the database, and within which it must send its token. */
const longestHold = 10_000;

type Hold = (work: () => Promise<void>) => Promise<void>;

/**
 * Lets a command hold the embedded database while it copies the files. Only from this machine, and only with the
 * token in the data directory, which only the server's user can read. Resolves to the function that closes the
 * socket.
 */
export async function openLocalDoor(dataDir: string, hold: Hold): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('hex');
  const files = [join(dataDir, tokenName), join(dataDir, socketName)];
  for (const file of files) rmSync(file, { force: true });
  writeFileSync(join(dataDir, tokenName), token, { mode: 0o600 });
  const server = createServer((socket) => {
    const end = setTimeout(() => socket.destroy(), 2 * longestHold);
    void answer(linesFrom(socket), token, hold)
      .catch(() => {})
      .finally(() => {
        clearTimeout(end);
        socket.destroy();
      });
  });
  await withShortPath(dataDir, (path) => listen(server, join(path, socketName)));
  chmodSync(join(dataDir, socketName), 0o600);
  return async () => {
    await new Promise((done) => server.close(done));
    for (const file of files) rmSync(file, { force: true });
  };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(path, () => {
      server.unref();
      done();
    });
  });
}

interface Lines {
  /** The next line; empty when the other side has disconnected. */
  next(): Promise<string>;
  say(line: string): Promise<void>;
}

function linesFrom(socket: Socket): Lines {
  // A disconnect ends the conversation; an error event without a listener would end the process.
  socket.on('error', () => socket.destroy());
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  return {
    next: async () => {
      const { value, done } = await lines.next();
      return done ? '' : value;
    },
    say: (line) => new Promise((done) => socket.write(`${line}\n`, () => done())),
  };
}

async function answer(lines: Lines, token: string, hold: Hold): Promise<void> {
  if (!isEqual(await lines.next(), token)) return;
  await hold(async () => {
    await lines.say(words.held);
    const tooLong = pause(longestHold, '', { ref: false });
    if ((await Promise.race([lines.next(), tooLong])) === words.copied) await lines.say(words.kept);
  });
}

const isEqual = (given: string, token: string) =>
  given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));

/** A connected socket, or a closed one where nobody listens. */
function connected(path: string): Promise<Socket> {
  return new Promise((done) => {
    const socket = connect(path, () => done(socket));
    socket.once('error', () => done(socket));
  });
}

/** Makes the running server hold its database while `work` runs; throws when it did not hold until the end. */
export async function whileHeld(dataDir: string, work: () => void): Promise<void> {
  const socket = await withShortPath(dataDir, (path) => connected(join(path, socketName)));
  const lines = linesFrom(socket);
  try {
    await lines.say(tokenIn(dataDir));
    if ((await lines.next()) !== words.held)
      throw new CommandRefused(
        `Another program is using ${dataDir}, and it is no server that is ready. Try again when it has ended.`,
      );
    work();
    await lines.say(words.copied);
    if ((await lines.next()) !== words.kept)
      throw new CommandRefused('The server could not wait for the copy of its files. Try again.');
  } finally {
    socket.destroy();
  }
}

function tokenIn(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, tokenName), 'utf8');
  } catch {
    return '-';
  }
}
