import { expect, test } from 'vitest';
import { splitRows, type Separator } from './split-rows';

const cells = (text: string, separator: Separator) => splitRows(text, separator).map((row) => row.cells);

test.each<[Separator, string]>([
  [',', 'a,b\nc,d'],
  [';', 'a;b\r\nc;d\r\n'],
  ['\t', 'a\tb\rc\td'],
])('%j parts cells, any line break parts rows', (separator, text) => {
  expect(cells(text, separator)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('a quoted cell keeps separators, line breaks and doubled quotes', () => {
  expect(cells('"a, b","say ""yes""","two\nlines"\nnext,,', ',')).toEqual([
    ['a, b', 'say "yes"', 'two\nlines'],
    ['next', '', ''],
  ]);
});

test.each([
  ['"Slow" orders', [['"Slow" orders']]],
  ['5" pipes, 6" pipes', [['5" pipes', '6" pipes']]],
  ['"never closed, b', [['"never closed', 'b']]],
  ['"""x', [['"""x']]],
  ['""', []],
])('a quote that encloses no whole cell is kept: %s', (text, expected) => {
  expect(cells(text, ',')).toEqual(expected);
});

test('a byte order mark, empty lines and space around cells do not count', () => {
  expect(cells('\uFEFF a , b \n\n , \n', ',')).toEqual([['a', 'b']]);
  expect(splitRows('', ',')).toEqual([]);
});

test('what keeps a cell from being a formula is taken off again', () => {
  expect(cells("Eva,'+34 972 100 200,'quoted'", ',')).toEqual([['Eva', '+34 972 100 200', "'quoted'"]]);
});

test('without a separator a line is one cell, unless it is quoted over several', () => {
  expect(cells('a, b; c\n"d\ne"', null)).toEqual([['a, b; c'], ['d\ne']]);
});

test('each row knows the line on which it begins', () => {
  expect(splitRows('a\n\n"b\nb",x\nc', ',').map(({ line }) => line)).toEqual([1, 3, 5]);
});
