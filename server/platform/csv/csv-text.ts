import { formulaStart } from '../../../shared/csv';
import type { Language } from '../../../shared/languages';

/** Tells spreadsheets that a file is in UTF-8. */
export const byteOrderMark = '\u{FEFF}';

/** What separates the cells of a file: a semicolon where the comma separates decimals. */
export const delimiterIn = (language: Language): string => (language === 'es' ? ';' : ',');

/** A line of a CSV file (RFC 4180); cells that a spreadsheet would take for a formula begin with an apostrophe. */
export const csvLine = (cells: readonly string[], delimiter: string): string =>
  `${cells.map((cell) => quoted(formulaStart.test(cell) ? `'${cell}` : cell)).join(delimiter)}\r\n`;

const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
