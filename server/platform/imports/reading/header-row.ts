import { isNumber } from '../values/numbers';
import type { FileRecord } from './csv-records';

/** Rows at the beginning of a file among which its header is sought. */
export const headerSample = 20;

const filled = ({ cells }: FileRecord) => cells.filter((cell) => cell.trim() !== '');

/** Values that no header has. */
const isValue = (cell: string) =>
  /@.+\.|^https?:\/\//.test(cell) || isNumber(cell) || /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/.test(cell);

/**
 * Finds the header among the first rows of a table: the first row that is about as wide as the widest, so that a title
 * above it is passed over. Without one, all rows are data and the headers are empty.
 */
export function findHeader(first: readonly FileRecord[]): { headers: string[]; rows: readonly FileRecord[] } {
  const width = Math.max(...first.map((record) => filled(record).length));
  const place = first.findIndex((record) => filled(record).length >= Math.max(1, width * 0.6));
  const header = first[place] as FileRecord;
  const columns = Math.max(header.cells.length, 1);
  if (filled(header).some((cell) => isValue(cell.trim()))) {
    return { headers: Array.from({ length: columns }, () => ''), rows: first.slice(place) };
  }
  return { headers: header.cells.map((cell) => cell.trim()), rows: first.slice(place + 1) };
}
