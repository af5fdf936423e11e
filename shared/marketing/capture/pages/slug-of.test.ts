import { expect, test } from 'vitest';
import { newPage } from './schemas';
import { slugOf } from './slug-of';

test('an address is made of what is sold, and one that is too short is lengthened', () => {
  const slugs = [
    ['Hogaza de masa madre', 'hogaza-de-masa-madre'],
    ['¿Otra vez pan duro a la basura?', 'otra-vez-pan-duro-a-la-basura'],
    ['Años de oficio: 900 g por 5,80 €', 'anos-de-oficio-900-g-por-5-80'],
    ['Té', 'pagina-te'],
    ['茶', 'pagina-1'],
  ] as const;
  for (const [name, slug] of slugs) {
    expect(slugOf(name)).toBe(slug);
    expect(newPage.safeParse({ campaignId: 1, slug }).success).toBe(true);
  }
});

test('a long name is cut between words', () => {
  expect(slugOf('pan '.repeat(40))).toBe(Array(15).fill('pan').join('-'));
  expect(slugOf('x'.repeat(80))).toHaveLength(60);
});
