import type { Language } from './languages';

/** Tells spreadsheets that a file is in UTF-8. */
export const byteOrderMark = '\u{FEFF}';

/** What separates the cells of a file: a semicolon where the comma separates decimals. */
export const delimiterIn = (language: Language): string => (language === 'es' ? ';' : ',');

/** A cell of a file; null for an empty one. */
export type CsvCell = string | number | null;

function written(cell: CsvCell, delimiter: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return delimiter === ';' ? String(cell).replace('.', ',') : String(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A line of a CSV file (RFC 4180); between semicolons numbers have a decimal comma. */
export const csvLine = (cells: readonly CsvCell[], delimiter: string): string =>
  `${cells.map((cell) => written(cell, delimiter)).join(delimiter)}\r\n`;

/**
 * Cells that a spreadsheet would take for a formula begin with an apostrophe, which an import takes away again; those that
 * begin so by themselves get one more.
 */
const formulaStart = /^'*[=+\-@\t\r]/;
const guardedStart = /^'+[=+\-@\t\r]/;

/** A text as a cell that no spreadsheet runs as a formula. */
export const guarded = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** A cell as it is meant: without spaces around it and without the `'` that guards it from being a formula. */
export const meant = (cell: string): string => {
  const text = cell.trim();
  return guardedStart.test(cell) || /^'+[=+\-@]/.test(text) ? text.slice(1).trim() : text;
};

/** Several values in one cell; a separator in a value gets a backslash, and so does a backslash. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\|]/g, '\\$&')).join('|');

/** The values that `joinValues` has joined. */
export function splitValues(cell: string): string[] {
  if (cell === '') return [];
  const values = [''];
  for (const [part] of cell.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (part === '|') values.push('');
    else values[values.length - 1] += part.length > 1 ? part.slice(1) : part;
  }
  return values;
}
