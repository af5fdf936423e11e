import type { ChartColumn, ChartRow } from './chart-data';

/** Mean width of a character of 12 px, rounded up. */
const CHARACTER = 7.75;

/** The width of a text of 12 px, in pixels. */
export const textWidth = (text: string) => text.length * CHARACTER;

/** A text cut to a width in pixels. */
export function cutText(text: string, room: number): string {
  const fitting = Math.max(1, Math.floor(room / CHARACTER));
  return text.length <= fitting ? text : `${text.slice(0, fitting - 1).trimEnd()}…`;
}

/** The layout of the bars in a drawing. */
export interface BarLayout {
  /** Horizontal bars suit long names, vertical bars suit time. */
  direction: 'horizontal' | 'vertical';
  /** Whether the bars of a row are stacked into one. */
  stacked?: boolean;
  /** Whether each kind of bar has a drawing and a scale of its own, where one kind would dwarf the others. */
  apart?: boolean;
}

/** The heights of horizontal bars in pixels: each row is a line with its name and the bars below. */
export const horizontal = { name: 20, bar: 16, gap: 10 } as const;

/** The margins and the minimum width of one row of vertical bars, in pixels; `start` is room for half of a label. */
export const vertical = { height: 260, apart: 150, top: 12, bottom: 28, start: 16, leastBand: 8 } as const;

/** The height of a drawing of vertical bars. */
export const verticalHeight = ({ apart }: BarLayout) => (apart ? vertical.apart : vertical.height);

/** Whether none of the drawn values of a row is above zero. */
export const isEmptyRow = ({ cells }: ChartRow, columns: readonly ChartColumn[]) =>
  columns.every(({ name }) => !cells[name]?.value);

/** The height of one row of horizontal bars; one that has no value has only a dash below its name. */
export const rowHeight = (row: ChartRow, columns: readonly ChartColumn[], { stacked }: BarLayout) =>
  horizontal.name +
  horizontal.bar * (stacked || isEmptyRow(row, columns) ? 1 : columns.length) +
  horizontal.gap;

/**
 * The height of a drawing in pixels. It depends only on the data, so that the page does not move when the width is
 * known.
 */
export const drawingHeight = (
  rows: readonly ChartRow[],
  columns: readonly ChartColumn[],
  layout: BarLayout,
) =>
  layout.direction === 'vertical'
    ? verticalHeight(layout)
    : rows.reduce((sum, row) => sum + rowHeight(row, columns, layout), 0);

/** The heights in pixels of the name above a drawing that stands apart, and of the gap below it. */
const apart = { name: 24, gap: 16 } as const;

/** The height of all drawings of a chart in pixels: one, or one for each kind. */
export const chartHeight = (rows: readonly ChartRow[], columns: readonly ChartColumn[], layout: BarLayout) =>
  layout.apart && columns.length > 1
    ? columns.reduce(
        (sum, column) => sum + drawingHeight(rows, [column], layout) + apart.name + apart.gap,
        -apart.gap,
      )
    : drawingHeight(rows, columns, layout);

/** The label of a row on an axis. */
export const tickOf = ({ tick, label }: ChartRow) => tick ?? label;
