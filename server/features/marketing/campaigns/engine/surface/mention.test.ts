import { expect, test } from 'vitest';
import { mentionsOf } from './mention';

const called = (name: string) => mentionsOf({ name }, 'Ashdown', 'en', 'informal');

test('a description has a small letter and an article within a sentence, and a brand has neither', () => {
  expect(called('Stoneware mug').full.a).toBe('a stoneware mug');
  expect(called('Welsh blanket').full.a).toBe('a Welsh blanket');
  expect(called('Steel toolbox').short.the).toBe('the toolbox');
  expect(called('Linen ring sling').short.a).toBe('a sling');
  expect(called('Rota Bee').full.your).toBe('Rota Bee');
});

test('a service takes no article', () => {
  expect(called('Weekly house cleaning').full.a).toBe('weekly house cleaning');
  expect(called('Weekly house cleaning').short.the).toBe('house cleaning');
  expect(called('Bookkeeping for small firms').short.the).toBe('bookkeeping');
  expect(called('Pallet transport').short.our).toBe('our pallet transport');
});

test('two words before one noun are one thing', () => {
  expect(called('Back and shoulder massage').short.the).toBe('the massage');
  expect(called('Salt and pepper mill').full.the).toBe('the salt and pepper mill');
});

test('verbs agree with the only name that is used where a short name has another gender or number', () => {
  const van = { name: 'Alquiler de furgonetas por días', shortName: 'furgoneta de alquiler' };
  expect(mentionsOf(van, 'Rentavan', 'es', 'informal')).toMatchObject({
    ...{ gender: 'f', isPlural: false, full: { the: 'la furgoneta de alquiler' } },
  });
  const flowers = { name: 'Wedding flowers package', shortName: 'wedding flowers' };
  expect(mentionsOf(flowers, 'Petal', 'en', 'informal')).toMatchObject({
    ...{ isPlural: true, full: { the: 'the wedding flowers' } },
  });
});

test.each([
  ['penetration test', 'the penetration test'],
  ['Lumbo 2 ergonomic chair', 'the Lumbo 2 ergonomic chair'],
  ['Dog grooming at home', 'dog grooming at home'],
  ['Smoked salmon', 'the smoked salmon'],
  ['Skip hire', 'skip hire'],
  ['Allotment shed 6 × 4', 'the allotment shed 6 × 4'],
  ['End of tenancy cleaning', 'end of tenancy cleaning'],
])('“%s” is called “%s”', (name, the) => {
  expect(mentionsOf({ name }, 'Arden', 'en', 'informal').full.the).toBe(the);
});

test('a small word is no brand, a brand before a description keeps its capital, and what has no end is no «una»', () => {
  const cabin = { name: 'Lakeside cabin for two', shortName: 'cabin' };
  expect(mentionsOf(cabin, 'Pinehollow', 'en', 'informal').short.the).toBe('the cabin');
  const bike = { name: 'Breeze folding bike', shortName: 'Breeze' };
  expect(mentionsOf(bike, 'Volt', 'en', 'informal').full.a).toBe('a Breeze folding bike');
  const books = mentionsOf({ name: 'Contabilidad para autónomos' }, 'Cuentas', 'es', 'formal').full;
  expect([books.the, books.a]).toEqual(['la contabilidad para autónomos', undefined]);
});

test('a compound of two words is not cut to its second one', () => {
  expect(called('Bath bomb').short.the).toBe('the bath bomb');
  expect(called('Oak shelf').short.the).toBe('the shelf');
});
