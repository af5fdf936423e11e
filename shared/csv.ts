import type { Language } from './languages';

/** The byte order mark, which tells spreadsheets that a file is in UTF-8. */
export const byteOrderMark = '\u{FEFF}';

/** The cell separator of a language: a semicolon where the comma is the decimal separator. */
export const delimiterIn = (language: Language): string => (language === 'es' ? ';' : ',');

/** A cell of a file; null for an empty one. */
export type CsvCell = string | number | null;

function written(cell: CsvCell, delimiter: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return delimiter === ';' ? String(cell).replace('.', ',') : String(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A line of a CSV file (RFC 4180); with semicolons, numbers have a decimal comma. */
export const csvLine = (cells: readonly CsvCell[], delimiter: string): string =>
  `${cells.map((cell) => written(cell, delimiter)).join(delimiter)}\r\n`;

/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe in front, which an import removes; a cell
 * that starts with an apostrophe gets another one.
 */
const formulaStart = /^'*[=+\-@\t\r]/;
const guardedStart = /^'+[=+\-@\t\r]/;

/** A text as a cell that no spreadsheet runs as a formula. */
export const guarded = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** The content of a cell: trimmed and without the `'` that prevents a formula. */
export const meant = (cell: string): string => {
  const text = cell.trim();
  return guardedStart.test(cell) || /^'+[=+\-@]/.test(text) ? text.slice(1).trim() : text;
};

/** Joins several values into one cell; separators and backslashes in a value get a backslash in front. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\|]/g, '\\$&')).join('|');

/** Splits a cell that `joinValues` made. */
export function splitValues(cell: string): string[] {
  if (cell === '') return [];
  const values = [''];
  for (const [part] of cell.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (part === '|') values.push('');
    else values[values.length - 1] += part.length > 1 ? part.slice(1) : part;
  }
  return values;
}
