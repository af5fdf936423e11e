import { expect, test, vi } from 'vitest';
import type { Hear } from '../database/notices';
import { ownerOf } from '../database/rows/owner';
import { createChanges, heldFor } from './changes';

const [ours, theirs] = [ownerOf({ userId: 7 }), ownerOf({ userId: 8 })];
const never = new AbortController().signal;

function heard() {
  let hear: Hear = () => undefined;
  const changes = createChanges((_channel, given) => {
    hear = given;
    return () => undefined;
  });
  const state = (waiting: Promise<void>) =>
    Promise.race([waiting.then(() => 'over'), Promise.resolve('waits')]);
  return { ...changes, tell: (payload: string | undefined) => hear(payload), state };
}

test('who waits hears of a change of their own account, and of no other', async () => {
  const { next, tell, state } = heard();
  const [one, other] = [next(ours, never), next(theirs, never)];
  tell('7');
  await one;
  expect(await state(other)).toBe('waits');
  tell(undefined);
  await other;
});

test('nobody waits longer than a while, than their client, or than the server', async () => {
  vi.useFakeTimers();
  const { next, state, close } = heard();
  const late = next(ours, never);
  vi.advanceTimersByTime(heldFor);
  await late;
  const leaving = new AbortController();
  const left = next(ours, leaving.signal);
  expect(await state(left)).toBe('waits');
  leaving.abort();
  await left;
  const last = next(ours, never);
  close();
  await last;
  await next(ours, never);
  vi.useRealTimers();
});
