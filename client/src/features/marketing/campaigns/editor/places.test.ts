import { expect, test } from 'vitest';
import { anyEmail, anyPage, anyPosts } from '../../testing/campaigns-on-server';
import { counterAt, isBeyond } from './counters';
import { itemOf, listOf, placeAfter, textAt, twinsOf, withItem, withoutItem, withPart } from './places';

test('a place names a sentence, the item in which it stands and the list of that item', () => {
  expect(textAt(anyEmail(), 'blocks.2.lines.0')).toEqual({
    text: 'Aguanta tierna cuatro días.',
    facts: ['f2'],
  });
  expect(textAt(anyEmail(), 'blocks.2')).toBeUndefined();
  expect(itemOf('faq.0.a')).toBe('faq.0');
  expect(listOf('variants.x.tags.4')).toBe('variants.x.tags');
  expect(placeAfter('blocks.1.lines.9')).toBe('blocks.1.lines.10');
  expect(itemOf('cta.label')).toBeUndefined();
});

test('a changed piece leaves the one that is stored as it is', () => {
  const page = anyPage();
  expect(textAt(withPart(page, 'seo.title', 'Pan'), 'seo.title')).toBe('Pan');
  const longer = withItem(page, 'faq.0', { q: '¿Y el precio?', a: { text: '5,80 €', facts: ['p'] } });
  expect(textAt(longer, 'faq.0.q')).toBe('¿Y el precio?');
  expect(textAt(longer, 'faq.1.q')).toBe('¿Cuánto aguanta?');
  expect(withoutItem(longer, 'faq.0')).toEqual(page);
  expect(page).toEqual(anyPage());
});

test('a sentence has twins in the posts that say the same', () => {
  expect(twinsOf(anyPosts(), 'variants.x.blocks.3.lines.0')).toHaveLength(6);
  expect(twinsOf(anyEmail(), 'subject')).toEqual([]);
});

test('a text is counted as its limit is stated', () => {
  expect(counterAt(anyEmail(), 'preheader')).toMatchObject({ of: 'text', least: 40, most: 110 });
  expect(counterAt(anyEmail(), 'blocks.0.lines.0')).toMatchObject({ of: 'email', most: 180 });
  expect(counterAt(anyPage(), 'h1')).toMatchObject({ count: 26, most: 70 });
  expect(counterAt(anyPage(), 'subtitle')).toBeUndefined();
  const post = counterAt(anyPosts(), 'variants.x.blocks.0.lines.0');
  // 19 + 36 + 27 + 14 characters and three spaces, the tag with its space, and the link, which weighs 23.
  expect(post).toEqual({ of: 'post', count: 128, least: 0, most: 280 });
  const short = withPart(anyEmail(), 'preheader', { text: 'Pan.', facts: [] });
  expect(isBeyond(counterAt(short, 'preheader') ?? { of: 'text', count: 0, least: 0, most: 0 })).toBe(true);
});
