import { meant } from '@shared/csv';
import type { Delimiter } from '@shared/imports/find-delimiter';

/** The separator between cells; null for text with one cell per line. */
export type Separator = Delimiter | null;

export interface Row {
  /** Trimmed, and without the mark that guards them from being formulas. */
  cells: string[];
  /** The row's first line in the text, counted from 1. */
  line: number;
}

/**
 * The rows of pasted text or a CSV file (RFC 4180), without empty ones. A quoted cell may hold separators,
 * line breaks and doubled quotes; a quote that does not enclose a whole cell is an ordinary character.
 * Reads at most `most` rows.
 */
export function splitRows(text: string, separator: Separator, most = Number.POSITIVE_INFINITY): Row[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rows: Row[] = [];
  let line = 1;
  let row: Row = { cells: [], line };
  for (let at = 0; at <= source.length && rows.length < most; ) {
    const { cell, end } = readCell(source, at, separator);
    row.cells.push(meant(cell));
    line += source.slice(at, end).split('\n').length - 1;
    if (end >= source.length || source[end] === '\n') {
      if (row.cells.some((one) => one !== '')) rows.push(row);
      line += 1;
      row = { cells: [], line };
    }
    at = end + 1;
  }
  return rows;
}

function readCell(source: string, start: number, separator: Separator) {
  const closing = source[start] === '"' ? closingQuote(source, start) : -1;
  if (closing !== -1 && endsCell(source[closing + 1], separator)) {
    return { cell: source.slice(start + 1, closing).replaceAll('""', '"'), end: closing + 1 };
  }
  let end = start;
  while (!endsCell(source[end], separator)) end += 1;
  return { cell: source.slice(start, end), end };
}

const endsCell = (character: string | undefined, separator: Separator) =>
  character === undefined || character === '\n' || character === separator;

/**
 * The index of the quote that closes the cell opened at `start`: the first one that is not doubled; -1 if
 * there is none.
 */
function closingQuote(source: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = source.indexOf('"', at);
    if (at === -1 || source[at + 1] !== '"') return at;
  }
}
