import { expect, test } from 'vitest';
import { isEchoed, timesIn } from './repeats';

test('a town stands in a text as a word, and not as the beginning of another', () => {
  expect(timesIn('In Bath since 1994. Come and see us in Bath.', 'in Bath')).toBe(2);
  expect(timesIn('Tiles in bathrooms, and a shop in Bathgate.', 'in Bath')).toBe(0);
});

test('a Spanish kind that begins as the thing does is an echo only where it says little else', () => {
  expect(isEchoed('curso de costura', 'curso de costura creativa', 'es')).toBe(true);
  expect(isEchoed('Casa Toribia', 'casa de piedra para ocho personas', 'es')).toBe(false);
  expect(isEchoed('queso curado de oveja', 'queso de leche cruda', 'es')).toBe(false);
});
