import { expect, test } from 'vitest';
import { problemForm } from './schemas';
import { typedHours } from './typed-hours';

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 0,1 ', 0.1],
  ['', null],
  ['twelve', Number.NaN],
  ['-3', Number.NaN],
  ['1.000,5', Number.NaN],
])('"%s" is read as %s hours', (text, hours) => {
  expect(typedHours(text)).toBe(hours);
});

test.each(['0', '0,05', '12,25', '10000,1', 'many'])('"%s" hours are refused', (text) => {
  expect(problemForm.shape.hoursPerMonth.safeParse(typedHours(text)).success).toBe(false);
});
