import type { CompanyList } from '@shared/consulting/items/lists';
import { type Column, columns, readHeader } from './columns';
import { importRowsRead } from '@shared/consulting/scales';
import { delimiterLine, delimiterSample, findDelimiter } from '@shared/imports/find-delimiter';
import { fitsColumn } from './read-cell';
import { type Row, type Separator, splitRows } from './split-rows';

/**
 * Pasted text as a table: its rows without the header, and the column of each cell. One row more than the
 * limit shows that the text is longer.
 */
export interface Layout {
  columns: (Column | undefined)[];
  rows: Row[];
  /** Cells of the header that name no column. */
  unknown: string[];
}

const isStatement = ({ line, cells }: Row) => line === 1 && delimiterLine.test(cells[0] ?? '');

/** The header, the rows up to the limit, and one more. */
const rowsOf = (text: string, separator: Separator) =>
  splitRows(text, separator, importRowsRead + 2).filter((row) => !isStatement(row));

/**
 * How the text is laid out: with a header; or in the default order of columns, if every line has the same
 * number of cells and each cell fits its column; or else one item per line, so that commas in prose split
 * nothing.
 */
export function layoutOf(list: CompanyList, text: string): Layout {
  const separator = findDelimiter(text.slice(0, delimiterSample));
  const table = rowsOf(text, separator);
  const lines = rowsOf(text, null);
  // A header of one cell says what the lines hold, and not what separates their cells.
  const header = headed(list, table[0] && table[0].cells.length > 1 ? table : lines);
  return header ?? inUsualOrder(list, table, separator) ?? lineByLine(list, lines);
}

function headed(list: CompanyList, [first, ...rows]: Row[]): Layout | undefined {
  const found = first && readHeader(list, first.cells);
  if (!found) return undefined;
  return { columns: found, rows, unknown: first.cells.filter((cell, index) => cell && !found[index]) };
}

function inUsualOrder(list: CompanyList, rows: Row[], separator: Separator): Layout | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const areColumns = separator === '\t' ? fitsWidth : fitsCells;
  if (width < 2 || !rows.every(({ cells }) => areColumns(list, cells, width))) return undefined;
  return { columns: columns[list].slice(0, width), rows, unknown: [] };
}

/** Prose has no tabs, so tabs mean cells copied from a spreadsheet, whatever they hold. */
const fitsWidth = (list: CompanyList, cells: string[]) =>
  cells.every((cell, index) => cell === '' || index < columns[list].length);

const fitsCells = (list: CompanyList, cells: string[], width: number) =>
  cells.length === width &&
  cells.every((cell, index) => {
    const column = columns[list][index];
    return column ? fitsColumn(column, cell) : cell === '';
  });

/** The marks of a written list: "- ", "• ", "3. ". */
const listMark = /^(?:[-–—*•·▪◦]|\d{1,3}[.)])\s+/;

/** One line may give both texts of an item: "Bread: baked daily", "Eva – manager". */
const twoTexts = /^(.+?)(?::|\s[-–—])\s+(.+)$/s;

function lineByLine(list: CompanyList, lines: Row[]): Layout {
  const usual = columns[list].slice(0, 2);
  const needsTwo = usual[1]?.reading === 'text';
  const rows = lines.map(({ cells, line }) => {
    const cell = (cells[0] ?? '').replace(listMark, '');
    const parts = needsTwo ? twoTexts.exec(cell) : null;
    return { cells: parts ? parts.slice(1).map((part) => part.trim()) : [cell], line };
  });
  return { columns: usual, rows, unknown: [] };
}
