import type { ImportColumn } from '../../../../shared/imports/import';

/** The common answer of a file's columns; undefined if they give none or different ones. */
const agreed = <Answer>(answers: readonly Answer[]): Answer | undefined =>
  new Set(answers).size === 1 ? answers[0] : undefined;

/**
 * Settles ambiguous columns by the other columns of the file, because a program writes all dates in one order and all
 * numbers with one decimal separator.
 */
export function settleColumns(columns: readonly ImportColumn[]): ImportColumn[] {
  const dates = agreed(columns.flatMap(({ dates: one }) => (one === 'dmy' || one === 'mdy' ? [one] : [])));
  const decimals = agreed(columns.flatMap(({ decimals: one }) => (one === ',' || one === '.' ? [one] : [])));
  return columns.map((column) => ({
    ...column,
    dates: column.dates === 'undecided' ? (dates ?? column.dates) : column.dates,
    decimals: column.decimals === 'undecided' ? (decimals ?? column.decimals) : column.decimals,
  }));
}
