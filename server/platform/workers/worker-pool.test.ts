import { afterEach, expect, test, vi } from 'vitest';
import type { TaskOfTests } from '../../testing/worker-of-tests';
import { TaskRefused } from './pooled-worker';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './worker-pool';

const open: WorkerPool<TaskOfTests, string>[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const pool of open.splice(0)) await pool.close();
});

const ana = { caller: 'ana' };
const eva = { caller: 'eva' };

function poolOf(options: Partial<PoolOptions> = {}) {
  const pool = createWorkerPool<TaskOfTests, string>({
    file: new URL('../../testing/worker-of-tests.ts', import.meta.url),
    size: 1,
    heap: 256,
    waiting: 2,
    each: 10,
    patience: 60_000,
    idle: 60_000,
    ...options,
  });
  open.push(pool);
  return pool;
}

const outcome = (promise: Promise<unknown>) => promise.catch((error: Error) => error);

test('tasks run in order, and tasks beyond the waiting limit are refused at once', async () => {
  const pool = poolOf();
  const asked = ['a', 'b', 'c', 'd'].map((say) => outcome(pool.run({ say }, ana)));
  expect(await asked[3]).toEqual(new TaskRefused('full'));
  expect(await Promise.all(asked.slice(0, 3))).toEqual(['a', 'b', 'c']);
});

test('the error of a task reaches its caller, and the worker continues', async () => {
  const pool = poolOf();
  expect(await outcome(pool.run({ fail: 'no such thing' }, ana))).toEqual(new TypeError('no such thing'));
  expect(await pool.run({ say: 'still here' }, ana)).toBe('still here');
});

test('a worker that dies fails only its task, and the next task gets a new worker', async () => {
  const pool = poolOf();
  const [dead, next] = [outcome(pool.run({ exit: true }, ana)), pool.run({ say: 'new' }, ana)];
  expect(await dead).toEqual(new Error('the worker ended before its task was done'));
  expect(await next).toBe('new');
});

test('a worker that runs out of memory fails only its task, and the others continue', async () => {
  const pool = poolOf({ size: 2, heap: 64 });
  const dead = outcome(pool.run({ devour: true }, ana));
  expect(await pool.run({ say: 'beside it' }, eva)).toBe('beside it');
  expect(await dead).toEqual(new TaskRefused('large'));
  expect(await pool.run({ say: 'after it' }, ana)).toBe('after it');
});

test("a caller's second task waits for their first, while another caller's task runs", async () => {
  const pool = poolOf({ size: 2, each: 2 });
  const held = outcome(pool.run({ hang: true }, ana));
  const second = outcome(pool.run({ say: 'second' }, ana));
  expect(await outcome(pool.run({ say: 'third' }, ana))).toEqual(new TaskRefused('crowded'));
  expect(await pool.run({ say: 'other' }, eva)).toBe('other');
  await pool.close();
  expect(await Promise.all([held, second])).toEqual([new TaskRefused('closed'), new TaskRefused('closed')]);
});

test('callers are served in turn', async () => {
  const pool = poolOf({ waiting: 5 });
  const served: string[] = [];
  const ask = async (caller: string, say: string) => served.push(await pool.run({ say }, { caller }));
  await Promise.all([
    ask('ana', 'a1'),
    ask('ana', 'a2'),
    ask('ana', 'a3'),
    ask('eva', 'e1'),
    ask('leo', 'l1'),
  ]);
  expect(served).toEqual(['a1', 'e1', 'l1', 'a2', 'a3']);
});

test('a waiting task whose caller leaves is dropped', async () => {
  const pool = poolOf();
  const leaving = new AbortController();
  const first = pool.run({ say: 'first' }, eva);
  const dropped = outcome(pool.run({ say: 'never' }, { ...ana, signal: leaving.signal }));
  leaving.abort();
  expect(await dropped).toEqual(new TaskRefused('gone'));
  expect(await first).toBe('first');
  expect(await outcome(pool.run({ say: 'late' }, { ...ana, signal: leaving.signal }))).toEqual(
    new TaskRefused('gone'),
  );
});

test('a ready worker is preferred to starting a new one', async () => {
  const pool = poolOf({ size: 2, warmUp: { name: true } });
  await pool.prepare(2);
  const both = await Promise.all([pool.run({ name: true }, ana), pool.run({ name: true }, eva)]);
  const one = poolOf({ size: 2, warmUp: { name: true } });
  const again = await Promise.all([one.run({ say: 'a' }, ana), one.run({ say: 'b' }, eva)]);
  expect([new Set(both).size, again]).toEqual([2, ['a', 'b']]);
});

test('each worker that cannot start fails one waiting task', async () => {
  const pool = poolOf({ warmUp: { exit: true } });
  const asked = [ana, eva].map((whose) => outcome(pool.run({ say: 'never' }, whose)));
  expect(await Promise.all(asked)).toEqual([
    new Error('a worker did not start'),
    new Error('a worker did not start'),
  ]);
});

test('a task that takes too long is aborted, and the next caller gets a new worker', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = poolOf({ patience: 1_000 });
  const slow = outcome(pool.run({ hang: true }, ana));
  const next = slow.then(() => pool.run({ say: 'new' }, ana));
  vi.advanceTimersByTime(1_000);
  expect(await slow).toEqual(new TaskRefused('slow'));
  expect(await next).toBe('new');
});

test('idle workers end, and the next task gets a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = poolOf({ idle: 1_000, warmUp: { name: true } });
  await pool.prepare(1);
  const before = await pool.run({ name: true }, ana);
  vi.advanceTimersByTime(999);
  expect(await pool.run({ name: true }, ana)).toBe(before);
  vi.advanceTimersByTime(1_000);
  expect(await pool.run({ name: true }, ana)).not.toBe(before);
});

test('a worker that is expected to be needed soon does not end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = poolOf({ idle: 1_000, warmUp: { name: true } });
  await pool.prepare(1);
  const before = await pool.run({ name: true }, ana);
  for (let turn = 0; turn < 3; turn += 1) {
    vi.advanceTimersByTime(900);
    await pool.prepare(1);
  }
  expect(await pool.run({ name: true }, ana)).toBe(before);
});

test('warming up workers does not extend the time limit of a running task', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = poolOf({ patience: 1_000, warmUp: { name: true } });
  await pool.prepare(1);
  const slow = outcome(pool.run({ hang: true }, ana));
  vi.advanceTimersByTime(900);
  await pool.prepare(1);
  vi.advanceTimersByTime(100);
  expect(await slow).toEqual(new TaskRefused('slow'));
});

test('the failure contains the reason why the worker ended', async () => {
  const pool = poolOf();
  const error = (await outcome(pool.run({ crash: 'no such font' }, ana))) as Error;
  expect(error.cause).toMatchObject({ message: expect.stringContaining('no such font') });
});

test('closing ends running and waiting tasks', async () => {
  const pool = poolOf();
  const asked = [{ hang: true }, { say: 'never' }].map((task) => outcome(pool.run(task, ana)));
  await pool.close();
  expect(await Promise.all(asked)).toEqual([new TaskRefused('closed'), new TaskRefused('closed')]);
});
