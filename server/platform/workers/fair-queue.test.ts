import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue';

/** The first letter of an item names its caller: "a1" is the first item of caller a. */
function queueOf(names: string[], { waiting = 20, each = 3 } = {}) {
  const queue = new FairQueue<string>({ waiting, each });
  const add = (name: string) => queue.add(name[0]!, name);
  const refusals = names.map(add);
  return { queue, add, refusals };
}

test('no caller gets a second turn before another gets a first', () => {
  const { queue } = queueOf(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
  const taken: (string | undefined)[] = [];
  for (let times = 0; times < 6; times += 1) {
    const item = queue.take()!;
    taken.push(item);
    queue.done(item[0]!);
  }
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a caller that was just served goes behind callers that arrived meanwhile', () => {
  const { queue, add } = queueOf(['a1']);
  queue.take();
  for (const name of ['a2', 'b1']) add(name);
  queue.done('a');
  expect([queue.take(), queue.take()]).toEqual(['b1', 'a2']);
});

test("a caller's next item waits until the previous one is done", () => {
  const { queue } = queueOf(['a1', 'a2', 'b1']);
  expect([queue.take(), queue.take(), queue.take(), queue.ready]).toEqual(['a1', 'b1', undefined, 0]);
  queue.done('a');
  expect([queue.ready, queue.take()]).toEqual([1, 'a2']);
});

test('items of one caller, including the running one, and all waiting items are limited', () => {
  const { queue, add } = queueOf(['a1', 'a2', 'b1'], { waiting: 4, each: 2 });
  expect(add('a3')).toBe('crowded');
  queue.take();
  expect(add('a3')).toBe('crowded');
  expect([add('c1'), add('d1'), add('e1')]).toEqual([undefined, undefined, 'full']);
});

test('a removed item is not served, and its place becomes free', () => {
  const { queue, add } = queueOf(['a1', 'a2', 'b1'], { each: 2 });
  expect([queue.remove('a', 'a1'), queue.remove('b', 'b1')]).toEqual([true, true]);
  expect([add('a3'), queue.take(), queue.ready]).toEqual([undefined, 'a2', 0]);
  expect(queue.remove('a', 'a2')).toBe(false);
  expect(queue.clear()).toEqual(['a3']);
});
