import type { ImportColumn } from '../../../../shared/imports/import';

/** The only one of some answers that the columns of a file give; undefined if they give none or several. */
const agreed = <Answer>(answers: readonly Answer[]): Answer | undefined =>
  new Set(answers).size === 1 ? answers[0] : undefined;

/**
 * Decides what the values of a column leave open by the other columns of the file: one program writes all its dates in one
 * order, and all its numbers with one decimal mark.
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
