import { isNumber } from '../values/numbers';
import type { FileRecord } from './csv-records';

/** Number of rows in which the header is searched. */
export const headerSample = 20;

const filled = ({ cells }: FileRecord) => cells.filter((cell) => cell.trim() !== '');

/** Values that no header has. */
const isValue = (cell: string) =>
  /@[^@]+\.|^https?:\/\//.test(cell) || isNumber(cell) || /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/.test(cell);

/** Whether a text is the header of a field. */
export type IsHeader = (text: string) => boolean;

/** The row that matches the most fields, if at least two and at least half of its cells match. */
function namingRow(first: readonly FileRecord[], isHeader: IsHeader): number | undefined {
  const named = first.map((record) => filled(record).filter((cell) => isHeader(cell.trim())).length);
  const most = Math.max(...named);
  const place = named.indexOf(most);
  const isNaming = most >= 2 && most >= filled(first[place] as FileRecord).length / 2;
  return isNaming ? place : undefined;
}

/**
 * Finds the header among the first rows of a table: the first row about as wide as the widest, so that a title above
 * it is skipped; if it matches no field, the row that does. Without a header, all rows are data and the headers are
 * empty.
 */
export function findHeader(
  first: readonly FileRecord[],
  isHeader: IsHeader = () => false,
): { headers: string[]; rows: readonly FileRecord[] } {
  const width = Math.max(...first.map((record) => filled(record).length));
  const wide = first.findIndex((record) => filled(record).length >= Math.max(1, width * 0.6));
  const isNamed = filled(first[wide] as FileRecord).some((cell) => isHeader(cell.trim()));
  const place = isNamed ? wide : (namingRow(first, isHeader) ?? wide);
  const header = first[place] as FileRecord;
  const columns = Math.max(header.cells.length, 1);
  if (filled(header).some((cell) => isValue(cell.trim()))) {
    return { headers: Array.from({ length: columns }, () => ''), rows: first.slice(place) };
  }
  return { headers: header.cells.map((cell) => cell.trim()), rows: first.slice(place + 1) };
}
