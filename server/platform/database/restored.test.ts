import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settleRestored } from './restored';

let dataDir: string;
const path = (...names: string[]) => join(dataDir, ...names);
const write = (text: string, ...names: string[]) => {
  mkdirSync(path(...names.slice(0, -1)), { recursive: true });
  writeFileSync(path(...names), text);
};
const read = (...names: string[]) =>
  existsSync(path(...names)) ? readFileSync(path(...names), 'utf8') : undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'restored-test-'));
  write('former', 'db', 'rows');
  write('former', 'session-secret');
  write('older', 'db.former', 'rows');
  write('restored', 'restored', 'db', 'rows');
  write('restored', 'restored', 'session-secret');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** The steps of `settleRestored`, in its order. */
const steps = [
  () => rmSync(path('db.former'), { recursive: true }),
  () => renameSync(path('db'), path('db.former')),
  () => renameSync(path('restored', 'db'), path('db')),
  () => renameSync(path('session-secret'), path('session-secret.former')),
  () => renameSync(path('restored', 'session-secret'), path('session-secret')),
  () => rmSync(path('restored'), { recursive: true }),
];

test.each(steps.map((_step, index) => index).concat(steps.length))(
  'if it is interrupted after %i steps, the next start completes it',
  (count) => {
    for (const step of steps.slice(0, count)) step();
    settleRestored(dataDir);
    expect(readdirSync(dataDir).toSorted()).toEqual([
      'db',
      'db.former',
      'session-secret',
      'session-secret.former',
    ]);
    expect([read('db', 'rows'), read('session-secret')]).toEqual(['restored', 'restored']);
    expect([read('db.former', 'rows'), read('session-secret.former')]).toEqual(['former', 'former']);
  },
);

test('nothing is moved before the restore is final', () => {
  renameSync(path('restored'), path('scratch-abc'));
  settleRestored(dataDir);
  expect([read('db', 'rows'), read('db.former', 'rows')]).toEqual(['former', 'older']);
});
