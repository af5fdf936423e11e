import { expect, test } from 'vitest';
import { csvLine } from './csv-text';

test.each([
  ['Forn Vell', 'Forn Vell'],
  ['Vell, Forn', '"Vell, Forn"'],
  ['el "Vell"', '"el ""Vell"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ["'=1", "''=1"],
  ['@ana', "'@ana"],
  ['a-b', 'a-b'],
  ['', ''],
])('%j is written as %s', (cell, written) => {
  expect(csvLine([cell, 'x'], ';')).toBe(`${written};x\r\n`);
});
