import { expect, test } from 'vitest';
import { manualClock } from './testing/manual-clock';
import { within } from './within';

/** Work that ends when its signal does, with the reason. */
const untilEnded = (signal: AbortSignal) =>
  new Promise<unknown>((end) => {
    if (signal.aborted) end(signal.reason);
    signal.addEventListener('abort', () => end(signal.reason));
  });

test('what takes longer than its time is slow', async () => {
  const clock = manualClock();
  const ended = within(60_000, clock, new AbortController().signal, untilEnded);
  clock.pass(59_999);
  expect(clock.waits()).toEqual([1]);
  clock.pass(1);
  expect(await ended).toBe('slow');
});

test('who leaves cancels it, also before it begins, and no timer is left', async () => {
  const clock = manualClock();
  const person = new AbortController();
  const ended = within(60_000, clock, person.signal, untilEnded);
  person.abort();
  expect(await ended).toBe('cancelled');
  expect(await within(60_000, clock, person.signal, untilEnded)).toBe('cancelled');
  expect(clock.waits()).toEqual([]);
});

test('what ends in time is answered', async () => {
  const clock = manualClock();
  expect(await within(60_000, clock, new AbortController().signal, async () => 'done')).toBe('done');
  expect(clock.waits()).toEqual([]);
});
