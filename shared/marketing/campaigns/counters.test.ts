import { expect, test } from 'vitest';
import { countMastodon, countWords, measureBluesky, weighX } from './counters';

test('on X letters of the first ranges count once, others and emoji twice, a link 23', () => {
  expect(weighX('Pan de hoy, señora')).toBe(18);
  expect(weighX('“Pan” – hoy')).toBe(11);
  expect(weighX('パン')).toBe(4);
  expect(weighX('👩‍🍳 🇪🇸')).toBe(5);
  expect(weighX('Mira https://q.example/r/abcdefghijklmnopqrstuvwxyz')).toBe(5 + 23);
});

test('on Bluesky graphemes and bytes are counted', () => {
  expect(measureBluesky('👩‍🍳ñ')).toEqual({ graphemes: 2, bytes: 13 });
});

test('on Mastodon a link counts what the instance says', () => {
  expect(countMastodon('Pan https://q.example/r/abc')).toBe(4 + 23);
  expect(countMastodon('Pan https://q.example/r/abc', 30)).toBe(4 + 30);
});

test('numbers, hyphens and apostrophes do not break a word', () => {
  expect(countWords('Son 900 g por 5,80 €: it’s a well-known e-mail.')).toBe(9);
});
