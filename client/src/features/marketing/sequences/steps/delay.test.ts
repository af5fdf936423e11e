import { expect, test } from 'vitest';
import { delayOf } from './delay';

test('a delay is told in the largest unit that fits', () => {
  expect(delayOf(2 * 24 * 60)).toEqual({ amount: 2, unit: 'days' });
  expect(delayOf(90 * 60)).toEqual({ amount: 90, unit: 'hours' });
  expect(delayOf(61)).toEqual({ amount: 61, unit: 'minutes' });
  expect(delayOf(0)).toEqual({ amount: 0, unit: 'days' });
});
