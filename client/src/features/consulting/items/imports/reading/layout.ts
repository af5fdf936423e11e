import type { CompanyList } from '@shared/consulting/items/lists';
import { type Column, columns, readHeader } from './columns';
import { importRowsRead } from '@shared/consulting/scales';
import { fitsColumn } from './read-cell';
import { type Row, type Separator, splitRows } from './split-rows';

/** Pasted text as a table: its rows without a header, and what each column stands for. One row past those to read tells that there are more. */
export interface Layout {
  columns: (Column | undefined)[];
  rows: Row[];
  /** Cells of the header that name nothing we know. */
  unknown: string[];
}

const separators = ['\t', ';', ','] as const;

/** A header, the rows to read, and one more. */
const rowsOf = (text: string, separator: Separator) => splitRows(text, separator, importRowsRead + 2);

/**
 * How text is laid out: under a header; or in columns of the usual order, when every line has as many cells and
 * each cell fits; or else one item a line, so that commas in prose part nothing.
 */
export function layoutOf(list: CompanyList, text: string): Layout {
  return headed(list, text) ?? inUsualOrder(list, text) ?? lineByLine(list, text);
}

function headed(list: CompanyList, text: string): Layout | undefined {
  for (const separator of [...separators, null]) {
    const [first, ...rows] = rowsOf(text, separator);
    const found = first && readHeader(list, first.cells);
    // A header of one cell says nothing about what parts the cells below it.
    if (!found || (found.length === 1 && separator !== null)) continue;
    return { columns: found, rows, unknown: first.cells.filter((cell, index) => cell && !found[index]) };
  }
  return undefined;
}

function inUsualOrder(list: CompanyList, text: string): Layout | undefined {
  for (const separator of separators) {
    const rows = rowsOf(text, separator);
    const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
    const areColumns = separator === '\t' ? fitsWidth : fitsCells;
    if (width > 1 && rows.every(({ cells }) => areColumns(list, cells, width))) {
      return { columns: columns[list].slice(0, width), rows, unknown: [] };
    }
  }
  return undefined;
}

/** Prose has no tabs: a spreadsheet was copied, and its cells are columns whatever stands in them. */
const fitsWidth = (list: CompanyList, cells: string[]) =>
  cells.every((cell, index) => cell === '' || index < columns[list].length);

const fitsCells = (list: CompanyList, cells: string[], width: number) =>
  cells.length === width &&
  cells.every((cell, index) => {
    const column = columns[list][index];
    return column ? fitsColumn(column, cell) : cell === '';
  });

/** "- ", "• ", "3. ": how lists are written down. */
const listMark = /^(?:[-–—*•·▪◦]|\d{1,3}[.)])\s+/;

/** "Bread: baked daily", "Eva – manager": where a list needs two texts, a line may give both. */
const twoTexts = /^(.+?)(?::|\s[-–—])\s+(.+)$/s;

function lineByLine(list: CompanyList, text: string): Layout {
  const usual = columns[list].slice(0, 2);
  const needsTwo = usual[1]?.reading === 'text';
  const rows = rowsOf(text, null).map(({ cells, line }) => {
    const cell = (cells[0] ?? '').replace(listMark, '');
    const parts = needsTwo ? twoTexts.exec(cell) : null;
    return { cells: parts ? parts.slice(1).map((part) => part.trim()) : [cell], line };
  });
  return { columns: usual, rows, unknown: [] };
}
