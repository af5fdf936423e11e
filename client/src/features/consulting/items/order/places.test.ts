import { expect, test } from 'vitest';
import { mayMove, moved } from './places';

const letters = ['a', 'b', 'c', 'd'];

test.each([
  [0, 1, 'bacd'],
  [0, 3, 'bcda'],
  [3, 0, 'dabc'],
  [2, 1, 'acbd'],
])('what stood at %i stands at %i, the others as before', (from, to, order) => {
  expect(moved(letters, from, to).join('')).toBe(order);
});

test.each([
  [0, -1],
  [3, 4],
  [1, 1],
])('from %i there is no way to %i', (from, to) => {
  expect(mayMove(letters, from, to, () => true)).toBe(false);
});

test('nothing passes what ranks higher or lower', () => {
  const sameRank = (one: number, other: number) => one === other;
  expect(mayMove([5, 5, 1], 1, 2, sameRank)).toBe(false);
  expect(mayMove([5, 5, 1], 1, 0, sameRank)).toBe(true);
});
