import { expect, test, vi } from 'vitest';
import { emptyDatabase } from '../../../testing/database';
import { createCallCounts } from './call-counts';
import { calls as rule, createRateLimits, type RateLimits } from './rate-limits';

async function instance() {
  const { client } = await emptyDatabase();
  return createRateLimits(client, [rule]);
}

test('the limit holds across two instances to within two percent', async () => {
  const limits = await instance();
  const settling: Promise<unknown>[] = [];
  const add: typeof limits.add = (...given) => {
    const added = limits.add(...given);
    settling.push(added);
    return added;
  };
  const instances = [
    createCallCounts({ limits: { add }, rule }),
    createCallCounts({ limits: { add }, rule }),
  ];
  let answered = 0;
  for (let call = 0; call < rule.points * 1.2; call += 1) {
    try {
      instances[call % 2]?.count('eva');
      answered += 1;
    } catch {
      // Refused.
    }
    await Promise.all(settling.splice(0));
  }
  for (const each of instances) await each.close();
  expect(answered).toBeGreaterThanOrEqual(rule.points);
  expect(answered).toBeLessThanOrEqual(rule.points * 1.02);
});

test('calls are added to the database after a second, or at once from 25 calls on', async () => {
  vi.useFakeTimers();
  const add = vi.fn<RateLimits['add']>(async () => ({ count: 0, endsIn: 60_000 }));
  const counts = createCallCounts({ limits: { add }, rule });
  for (let call = 0; call < 24; call += 1) counts.count('eva');
  expect(add).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(add).toHaveBeenLastCalledWith(rule, 'eva', 24);
  for (let call = 0; call < 25; call += 1) counts.count('eva');
  expect(add).toHaveBeenLastCalledWith(rule, 'eva', 25);
  await counts.close();
  vi.useRealTimers();
});

test('calls that could not be added to the database are added later', async () => {
  vi.useFakeTimers();
  const add = vi.fn<RateLimits['add']>(async () => ({ count: 0, endsIn: 60_000 }));
  add.mockRejectedValueOnce(new Error('away'));
  const counts = createCallCounts({ limits: { add }, rule });
  counts.count('eva');
  await vi.advanceTimersByTimeAsync(1_000);
  counts.count('eva');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(add).toHaveBeenLastCalledWith(rule, 'eva', 2);
  await counts.close();
  vi.useRealTimers();
});

test('an account at its limit waits until the window ends, and other accounts are not affected', async () => {
  let time = 0;
  const add = vi.fn<RateLimits['add']>(async () => ({ count: rule.points, endsIn: 7_200 }));
  const counts = createCallCounts({ limits: { add }, rule, clock: () => time });
  for (let call = 0; call < 25; call += 1) counts.count('eva');
  await add.mock.results[0]?.value;
  expect(() => counts.count('eva')).toThrow(
    expect.objectContaining({ status: 429, details: expect.objectContaining({ retryAfter: 8 }) }),
  );
  counts.count('ana');
  time = 7_200;
  counts.count('eva');
  await counts.close();
});

test('closing waits for the running write and starts no other', async () => {
  vi.useFakeTimers();
  let added: (value: { count: number; endsIn: number }) => void = () => {};
  const add = vi.fn<RateLimits['add']>(() => new Promise((done) => (added = done)));
  const counts = createCallCounts({ limits: { add }, rule });
  for (let call = 0; call < 26; call += 1) counts.count('eva');
  let isClosed = false;
  const closed = counts.close().then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isClosed).toBe(false);
  added({ count: 25, endsIn: 60_000 });
  await closed;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(add).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
