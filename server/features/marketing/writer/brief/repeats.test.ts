import { expect, test } from 'vitest';
import { timesIn } from './repeats';

test('a town stands in a text as a word, and not as the beginning of another', () => {
  expect(timesIn('In Bath since 1994. Come and see us in Bath.', 'in Bath')).toBe(2);
  expect(timesIn('Tiles in bathrooms, and a shop in Bathgate.', 'in Bath')).toBe(0);
});
