import { expect, test } from 'vitest';
import { bluesky } from './bluesky';
import { mastodon } from './mastodon';
import { x } from './x';

test('on X letters of the first ranges count once, others and emoji twice, a link 23', () => {
  const { count } = x.post;
  expect(count('Pan de hoy, señora')).toBe(18);
  expect(count('“Pan” – hoy')).toBe(11);
  expect(count('パン')).toBe(4);
  expect(count('👩‍🍳 🇪🇸')).toBe(5);
  expect(count('Mira https://q.example/r/abcdefghijklmnopqrstuvwxyz')).toBe(5 + 23);
});

test('on Bluesky characters are counted as people see them', () => {
  expect(bluesky.post.count('👩‍🍳ñ')).toBe(2);
});

test('on Mastodon a link counts what the instance says', () => {
  const text = 'Pan https://q.example/r/abc';
  expect(mastodon.post.count(text)).toBe(4 + 23);
  expect(mastodon.measure(text, { limits: { link: 30 }, hasPicture: false })).toEqual({
    count: 4 + 30,
    most: 500,
  });
});
