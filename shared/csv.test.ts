import { expect, test } from 'vitest';
import { csvLine, guarded, joinValues, meant, splitValues } from './csv';

test.each([[[]], [['VIP']], [['VIP', 'Feria de Vigo']], [['a|b', 'c\\', '\\|', 'd\\e']]])(
  'values come out of a cell as they went in: %j',
  (values: string[]) => {
    expect(splitValues(joinValues(values))).toEqual(values);
  },
);

test.each([
  ['Forn Vell', 'Forn Vell'],
  ['Vell, Forn', '"Vell, Forn"'],
  ['el "Vell"', '"el ""Vell"""'],
  ['two\nlines', '"two\nlines"'],
  ['5 = five', '5 = five'],
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-5', "'-5"],
  ["'=1", "''=1"],
  ['@ana', "'@ana"],
  ['\tname', '"\'\tname"'],
  ['\rname', '"\'\rname"'],
  ['a-b', 'a-b'],
  ['', ''],
])('the text %j is written as %s, and read as it was', (text, line) => {
  expect(csvLine([guarded(text), 'x'], ';')).toBe(`${line};x\r\n`);
  expect(meant(guarded(text))).toBe(text.trim());
});

test('numbers are written with the decimal mark that goes with the delimiter, and never guarded', () => {
  expect(csvLine([1234.5, -5, null], ',')).toBe('1234.5,-5,\r\n');
  expect(csvLine([1234.5, -5, null], ';')).toBe('1234,5;-5;\r\n');
});
