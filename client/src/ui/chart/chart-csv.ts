import type { Language } from '@shared/languages';
import type { ChartData } from './chart-data';

/** A cell of a file: text is guarded, a number is not. */
export type CsvCell = string | number | null;

const BOM = '\uFEFF';

/** Spreadsheets would run a text that begins like this as a formula. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text);

function written(cell: CsvCell, language: Language): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return language === 'es' ? String(cell).replace('.', ',') : String(cell);
  return isFormula(cell) ? `'${cell}` : cell;
}

const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A table as CSV in UTF-8 with a byte order mark, as spreadsheets of the language read it: semicolons and decimal commas
 * in Spanish. Texts that begin like a formula get an apostrophe.
 */
export function csvOf(table: readonly (readonly CsvCell[])[], language: Language): string {
  const lines = table.map((row) => {
    const cells = row.map((cell) => {
      const text = written(cell, language);
      // A decimal comma needs no quotes between semicolons.
      return typeof cell === 'number' ? text : quoted(text);
    });
    return `${cells.join(language === 'es' ? ';' : ',')}\r\n`;
  });
  return BOM + lines.join('');
}

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
