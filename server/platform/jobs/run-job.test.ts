import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineJob, FailedForGood, type Job, more } from './job';
import { type Given, runJob } from './run-job';

const given = (changes: Partial<Given<unknown>> = {}): Given<unknown> => ({
  data: {},
  state: undefined,
  deps: undefined,
  keep: async () => {},
  stops: new Set(),
  ...changes,
});

const job = (run: Job<unknown>['run']) =>
  defineJob({ name: 'test', data: z.object({}), limits: { seconds: 5 }, run });

const untilTold = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => {
    const tell = () => fail(signal.reason as Error);
    if (signal.aborted) tell();
    else signal.addEventListener('abort', tell);
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a job gets its validated data, and its return value is the result', async () => {
  const counting = defineJob({
    name: 'counting',
    data: z.object({ since: z.coerce.date(), language: z.string().default('en') }),
    limits: { seconds: 5 },
    run: async ({ data }) => ({ result: [data.since.getFullYear(), data.language] }),
  });
  const outcome = await runJob(counting, given({ data: { since: '2026-05-01' } }));
  expect(outcome).toEqual({ kind: 'done', result: [2026, 'en'] });
});

test('invalid data fail the job permanently, with a reason that does not contain them', async () => {
  const strict = defineJob({
    name: 'strict',
    data: z.object({ email: z.email() }),
    limits: { seconds: 5 },
    run: async () => {},
  });
  const outcome = await runJob(strict, given({ data: { email: 'eva at home' } }));
  expect(outcome).toMatchObject({ kind: 'failed', isFinal: true });
  expect(outcome).toHaveProperty('error.message', 'its data do not fit: email (invalid_format)');
});

test('a handler is aborted at its time limit and counts as failed', async () => {
  const ended = runJob(
    job(({ signal }) => untilTold(signal)),
    given(),
  );
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await ended).toMatchObject({
    kind: 'failed',
    isFinal: false,
    error: { message: 'it took longer than 5 s' },
  });
});

test('a handler that ignores the abort is abandoned a second later', async () => {
  const ended = runJob(
    job(() => new Promise(() => {})),
    given(),
  );
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await ended).toMatchObject({ kind: 'failed', isFinal: false });
});

test('a job that ends in time leaves no timer behind', async () => {
  const stops = new Set<() => void>();
  await runJob(
    job(async () => {}),
    given({ stops }),
  );
  expect([vi.getTimerCount(), stops.size]).toEqual([0, 0]);
});

test('a job that a server stop interrupts has not failed', async () => {
  const stops = new Set<() => void>();
  const ended = runJob(
    job(({ signal }) => untilTold(signal)),
    given({ stops }),
  );
  for (const stop of stops) stop();
  expect(await ended).toEqual({ kind: 'stopped' });
});

test.each([
  ['stops at once', (signal: AbortSignal) => untilTold(signal)],
  ['finishes its step', async () => more(1)],
  ['never returns', () => new Promise<never>(() => {})],
])('a job that its owner cancels ends as cancelled when it %s', async (_how, run) => {
  let tellCancel = () => {};
  const follow = (cancel: () => void) => {
    tellCancel = cancel;
    return { report: async () => {}, end: async () => {} };
  };
  const cancelled = job(async ({ signal }) => {
    tellCancel();
    return run(signal);
  });
  const ended = runJob(cancelled, given({ follow }));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await ended).toEqual({ kind: 'cancelled' });
});

test('a failure is retried, unless the job declares it permanent', async () => {
  const failing = (error: Error) =>
    job(async () => {
      throw error;
    });
  expect(await runJob(failing(new Error('away')), given())).toMatchObject({ kind: 'failed', isFinal: false });
  const forGood = new FailedForGood('gone');
  expect(await runJob(failing(forGood), given())).toEqual({ kind: 'failed', error: forGood, isFinal: true });
});
