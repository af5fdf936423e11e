import { expect, test } from 'vitest';
import { slugOf } from './slug-of';

test('an address is proposed from the heading of a page', () => {
  expect(slugOf('¿Otra vez pan duro a la basura?')).toBe('otra-vez-pan-duro-a-la-basura');
  expect(slugOf('Años de oficio: 900 g por 5,80 €')).toBe('anos-de-oficio-900-g-por-5-80');
});

test('a long heading is cut between words', () => {
  expect(slugOf('pan '.repeat(40))).toBe(Array(15).fill('pan').join('-'));
});
