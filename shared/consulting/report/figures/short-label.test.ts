import { expect, test } from 'vitest';
import { shortLabel } from './short-label';

test('a short text stays as it is, on one line', () => {
  expect(shortLabel(' Sales\n and  more ', 20)).toBe('Sales and more');
});

test('a long text ends in an ellipsis that counts', () => {
  expect(shortLabel('Customer service', 10)).toBe('Customer…');
  expect(shortLabel('x'.repeat(10_000), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('an emoji of several code points is one character and stays whole', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(shortLabel(family.repeat(4), 4)).toBe(family.repeat(4));
  expect(shortLabel(family.repeat(5), 4)).toBe(`${family.repeat(3)}…`);
});

test('a text that is mostly space is still known to go on', () => {
  expect(shortLabel(`a${' '.repeat(500)}b`, 10)).toBe('a…');
});
