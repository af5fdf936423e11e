import { expect, test } from 'vitest';
import { startWorkLoop } from './work-loop';

const failing = async () => {
  throw new Error('the database is away');
};

test('the first of several consecutive failures is reported, and the loop continues', async () => {
  const told: string[] = [];
  const steps = [failing, failing, async () => 3, failing];
  let rests = 0;
  await new Promise<void>((done) => {
    const loop = startWorkLoop(
      () => (steps.shift() ?? (async () => (void loop.stop().then(done), 0)))(),
      ({ message }) => void told.push(message),
      async () => {
        rests += 1;
      },
    );
  });
  expect(told).toEqual(['the database is away', 'the database is away']);
  expect(rests).toBe(4);
});

test('a stop waits for the running step, and no other follows', async () => {
  let finish = (_found: number) => {};
  let steps = 0;
  const step = () => {
    steps += 1;
    return new Promise<number>((done) => {
      finish = done;
    });
  };
  const loop = startWorkLoop(step, () => {});
  let isStopped = false;
  const stopped = loop.stop().then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  expect(isStopped).toBe(false);
  finish(1);
  await stopped;
  expect(steps).toBe(1);
});
