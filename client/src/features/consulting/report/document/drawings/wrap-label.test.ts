import { expect, test } from 'vitest';
import { wrapLabel } from './wrap-label';

test('words move to the next line whole', () => {
  expect(wrapLabel('módulo de analítica', 12, 2)).toEqual(['módulo de', 'analítica']);
  expect(wrapLabel('Sales', 12, 2)).toEqual(['Sales']);
});

test('what does not fit is told by an ellipsis', () => {
  expect(wrapLabel('customer care and returns of goods', 12, 2)).toEqual(['customer', 'care and r…']);
  expect(wrapLabel('x'.repeat(10_000), 10, 2)).toEqual(['x'.repeat(10), `${'x'.repeat(8)}…`]);
});

test('a word longer than a line is broken', () => {
  expect(wrapLabel('betriebswirtschaftsabteilung', 10, 4)).toEqual(['betriebsw', 'irtschafts', 'abteilung']);
});

test('wide letters take the room of two', () => {
  expect(wrapLabel('WWWWWWWW', 8, 2)).toEqual(['WWWW', 'WWWW']);
  expect(wrapLabel('東京の茶の湯', 8, 2)).toEqual(['東京の茶', 'の湯']);
  expect(wrapLabel('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, 2)).toEqual(['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦']);
});

test('no text is no line', () => {
  expect(wrapLabel('  ', 10, 2)).toEqual([]);
});
