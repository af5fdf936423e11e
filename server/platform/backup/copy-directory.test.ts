import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyDirectory } from './copy-directory';

test('the second pass copies exactly the files that changed after the first', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'copy-test-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const [from, to] = [join(parent, 'from'), join(parent, 'to')];
  mkdirSync(join(from, 'base', '1'), { recursive: true });
  const put = (name: string, text: string) => {
    writeFileSync(join(from, name), text);
    utimesSync(join(from, name), new Date(2020, 1, 1), new Date(2020, 1, 1));
  };
  for (const name of ['base/1/kept', 'base/1/changed', 'gone', 'base/1/fresh']) put(name, 'before');
  writeFileSync(join(from, 'base/1/fresh'), 'before');
  await copyDirectory(from, to, async (copy) => {
    // Same length, and the same modification time if the clock is coarse.
    writeFileSync(join(from, 'base/1/fresh'), 'after!');
    writeFileSync(join(from, 'base/1/changed'), 'after');
    writeFileSync(join(to, 'base/1/kept'), 'untouched');
    writeFileSync(join(from, 'new'), 'new');
    rmSync(join(from, 'gone'));
    copy();
  });
  const read = (name: string) => readFileSync(join(to, name), 'utf8');
  expect(readdirSync(to).toSorted()).toEqual(['base', 'new']);
  expect(['kept', 'changed', 'fresh'].map((name) => read(`base/1/${name}`))).toEqual([
    'untouched',
    'after',
    'after!',
  ]);
});
