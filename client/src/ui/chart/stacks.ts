import { cellText, type ChartColumn, type ChartRow, noValue } from './chart-data';
import type { BarLayout } from './chart-size';

/** A bar of a stack: its column, the column's place among all, and where it begins and ends in values. */
export interface StackedBar {
  column: ChartColumn;
  place: number;
  from: number;
  to: number;
}

/** The bars of a row: all in one stack, or each in its own. */
export function stacksOf(
  row: ChartRow,
  columns: readonly ChartColumn[],
  { stacked }: BarLayout,
): StackedBar[][] {
  const bars = columns.map((column, place) => ({
    column,
    place,
    from: 0,
    to: row.cells[column.name]?.value ?? 0,
  }));
  if (!stacked) return bars.map((bar) => [bar]);
  let top = 0;
  const stack = bars.map(({ to, ...bar }) => {
    const from = top;
    top += to;
    return { ...bar, from, to: top };
  });
  return [stack];
}

/** The end of the longest stack of all rows, at least 1. */
export const highest = (rows: readonly (readonly (readonly StackedBar[])[])[]) =>
  Math.max(1, ...rows.flat(2).map(({ to }) => to));

/** The sum of a row whose bars are stacked; they have one unit. */
export function totalText(columns: readonly ChartColumn[], row: ChartRow): string {
  const values = columns.flatMap(({ name }) => row.cells[name]?.value ?? []);
  const [first] = columns;
  if (!first || values.length === 0) return noValue;
  const total = values.reduce((sum, value) => sum + value, 0);
  return cellText(first, { ...row, cells: { [first.name]: { value: total } } });
}
