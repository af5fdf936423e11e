import { expect, test } from 'vitest';
import { difference, growth, othersIn, shareOf } from './changes';

test('growth is relative to before, and none without a before', () => {
  expect([growth(150, 100), growth(50, 100), growth(0, 100)]).toEqual([0.5, -0.5, -1]);
  expect([growth(100, 0), growth(100, null), growth(null, 100)]).toEqual([null, null, null]);
});

test('a difference needs both figures', () => {
  expect([difference(12, 15), difference(12, 0)]).toEqual([-3, 12]);
  expect([difference(null, 15), difference(12, null)]).toEqual([null, null]);
});

test('a share of nothing does not exist', () => {
  expect([shareOf(1, 4), shareOf(0, 0)]).toEqual([0.25, null]);
});

test('what stands in other currencies is counted', () => {
  expect(othersIn([{ others: 2 }, { others: 0 }, { others: 1 }])).toBe(3);
});
