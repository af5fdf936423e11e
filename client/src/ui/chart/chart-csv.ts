import { byteOrderMark, type CsvCell, csvLine, delimiterIn, guarded } from '@shared/csv';
import type { Language } from '@shared/languages';
import type { ChartData } from './chart-data';

const cellOf = (cell: CsvCell): CsvCell => (typeof cell === 'string' ? guarded(cell) : cell);

/**
 * A table as CSV in UTF-8 with a byte order mark, as spreadsheets of the language read it: semicolons and decimal commas
 * in Spanish. Texts that begin like a formula get an apostrophe.
 */
export const csvOf = (table: readonly (readonly CsvCell[])[], language: Language): string =>
  byteOrderMark + table.map((row) => csvLine(row.map(cellOf), delimiterIn(language))).join('');

/** The table of a chart: its headings and its values without units. */
export const csvTable = ({ rowsLabel, columns, rows }: ChartData): CsvCell[][] => [
  [rowsLabel, ...columns.map(({ label }) => label)],
  ...rows.map(({ label, filed: written = label, cells }) => [
    written,
    ...columns.map(({ name, filed = (value: number) => value }) => {
      const value = cells[name]?.value ?? null;
      return value === null ? null : filed(value);
    }),
  ]),
];
