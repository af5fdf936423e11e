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
