import { expect, test } from 'vitest';
import { csvOf, csvTable } from './chart-csv';

test('a file for spreadsheets begins with the byte order mark and separates cells as the language does', () => {
  const table = [
    ['Month', 'Won'],
    ['2026-01', 1234.5],
    ['2026-02', null],
  ];
  expect(csvOf(table, 'en')).toBe('\uFEFFMonth,Won\r\n2026-01,1234.5\r\n2026-02,\r\n');
  expect(csvOf(table, 'es')).toBe('\uFEFFMonth;Won\r\n2026-01;1234,5\r\n2026-02;\r\n');
});

test('the table of a chart has its headings, its values in their unit, and nothing where there is no value', () => {
  const text = String;
  expect(
    csvTable({
      rowsLabel: 'Month',
      columns: [
        { name: 'won', label: 'Won (EUR)', text, filed: (value) => value / 100 },
        { name: 'rate', label: 'Rate', text },
      ],
      rows: [
        { name: 'a', label: 'January 2026', filed: '2026-01', cells: { won: { value: 12_345 } } },
        { name: 'b', label: 'Total', cells: { won: { value: 100 }, rate: { value: null } } },
      ],
    }),
  ).toEqual([
    ['Month', 'Won (EUR)', 'Rate'],
    ['2026-01', 123.45, null],
    ['Total', 1, null],
  ]);
});
