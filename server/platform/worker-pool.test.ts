import { afterEach, expect, test, vi } from 'vitest';
import type { TaskOfTests } from '../testing/worker-of-tests';
import { createWorkerPool, type PoolOptions, TaskRefused, type WorkerPool } from './worker-pool';

const open: WorkerPool<TaskOfTests, string>[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const pool of open.splice(0)) await pool.close();
});

function poolOf(options: Partial<PoolOptions> = {}) {
  const pool = createWorkerPool<TaskOfTests, string>({
    file: new URL('../testing/worker-of-tests.ts', import.meta.url),
    size: 1,
    waiting: 2,
    patience: 60_000,
    idle: 60_000,
    ...options,
  });
  open.push(pool);
  return pool;
}

const outcome = (promise: Promise<unknown>) => promise.catch((error: Error) => error);

test('tasks are done in turn, and more than can wait are refused at once', async () => {
  const pool = poolOf();
  const asked = ['a', 'b', 'c', 'd'].map((say) => outcome(pool.run({ say })));
  expect(await asked[3]).toEqual(new TaskRefused('full'));
  expect(await Promise.all(asked.slice(0, 3))).toEqual(['a', 'b', 'c']);
});

test('what a task throws reaches who asked, and the worker goes on', async () => {
  const pool = poolOf();
  expect(await outcome(pool.run({ fail: 'no such thing' }))).toEqual(new TypeError('no such thing'));
  expect(await pool.run({ say: 'still here' })).toBe('still here');
});

test('a worker that dies fails its task only; the next gets a new one', async () => {
  const pool = poolOf();
  const [dead, next] = [outcome(pool.run({ exit: true })), pool.run({ say: 'new' })];
  expect(await dead).toEqual(new Error('the worker ended before its task was done'));
  expect(await next).toBe('new');
});

test('a task that takes too long is given up, and who asks while its worker ends gets a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = poolOf({ patience: 1_000 });
  const slow = outcome(pool.run({ hang: true }));
  const next = slow.then(() => pool.run({ say: 'new' }));
  vi.advanceTimersByTime(1_000);
  expect(await slow).toEqual(new TaskRefused('slow'));
  expect(await next).toBe('new');
});

test('of the workers with nothing to do one is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = poolOf({ size: 2, idle: 1_000 });
  const two = () => Promise.all([pool.run({ name: true }), pool.run({ name: true })]);
  const before = await two();
  expect(new Set(before).size).toBe(2);
  vi.advanceTimersByTime(1_000);
  const after = await two();
  expect(before.filter((name) => after.includes(name))).toHaveLength(1);
});

test('closing ends what is under way and what waits', async () => {
  const pool = poolOf();
  const asked = [{ hang: true }, { say: 'never' }].map((task) => outcome(pool.run(task)));
  await pool.close();
  expect(await Promise.all(asked)).toEqual([new TaskRefused('closed'), new TaskRefused('closed')]);
});
