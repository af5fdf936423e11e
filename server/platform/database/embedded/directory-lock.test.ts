import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directory-lock';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-test-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('a directory can be locked once, and again after the release', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  await release();
  await (await lockDirectory(directory))();
  expect(readdirSync(directory)).toEqual([]);
});

test('of many concurrent attempts at most one gets the lock', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
  const got = asked.filter(({ status }) => status === 'fulfilled');
  expect(got.length).toBeLessThanOrEqual(1);
});

/** A process that holds the lock and accepts at most one pending connection. */
async function lockHolder() {
  const path = join(directory, 'db.lock-1-x');
  const listening = `{ path: ${JSON.stringify(path)}, backlog: 1 }, () => process.send('up')`;
  const script = `require('node:net').createServer().listen(${listening})`;
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await new Promise((up) => holder.once('message', up));
  const kill = async () => {
    const gone = new Promise((exit) => holder.once('exit', exit));
    holder.kill('SIGKILL');
    await gone;
  };
  return { path, stop: () => holder.kill('SIGSTOP'), kill };
}

test('the lock of a killed process is released', async () => {
  const holder = await lockHolder();
  await expect(lockDirectory(directory)).rejects.toThrow(directory);
  await holder.kill();
  await expect(lockDirectory(directory).then((release) => release())).resolves.toBeUndefined();
});

test('a holder that is too busy to respond keeps its lock', async () => {
  const holder = await lockHolder();
  holder.stop();
  const waiting = Array.from({ length: 4 }, () => connect(holder.path).on('error', () => {}));
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  expect(existsSync(holder.path)).toBe(true);
  for (const socket of waiting) socket.destroy();
  await holder.kill();
});

test('the lock leaves no file outside the directory that a kill could leave behind', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'lock-test-'));
  vi.stubEnv('TMPDIR', temporary);
  const release = await lockDirectory(directory);
  vi.unstubAllEnvs();
  expect(readdirSync(temporary)).toEqual([]);
  await release();
  expect(readdirSync(directory)).toEqual([]);
  rmSync(temporary, { recursive: true });
});

test('the lock works in a directory whose path is too long for a socket', async () => {
  const deep = join(directory, 'x'.repeat(100), 'y'.repeat(100));
  await expect(lockDirectory(deep).then((release) => release())).resolves.toBeUndefined();
});
