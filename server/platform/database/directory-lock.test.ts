import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directory-lock';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-test-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('a directory is locked once, and free again after the release', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  await release();
  await (await lockDirectory(directory))();
  expect(readdirSync(directory)).toEqual([]);
});

test('of many that ask at once at most one gets it', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
  const got = asked.filter(({ status }) => status === 'fulfilled');
  expect(got.length).toBeLessThanOrEqual(1);
});

test('the lock of a killed process does not outlive it', async () => {
  const script = `require('node:net').createServer().listen(${JSON.stringify(join(directory, 'db.lock-1-x'))}, () => process.send('up'))`;
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await new Promise((up) => holder.once('message', up));
  await expect(lockDirectory(directory)).rejects.toThrow(directory);
  const gone = new Promise((exit) => holder.once('exit', exit));
  holder.kill('SIGKILL');
  await gone;
  await expect(lockDirectory(directory).then((release) => release())).resolves.toBeUndefined();
});

test('a path too long for a socket is no trouble', async () => {
  const deep = join(directory, 'x'.repeat(100), 'y'.repeat(100));
  await expect(lockDirectory(deep).then((release) => release())).resolves.toBeUndefined();
});
