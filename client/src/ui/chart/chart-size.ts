import type { ChartColumn, ChartRow } from './chart-data';

/** Mean width of a character of 14 px, rounded up. */
const CHARACTER = 7.75;

/** What a capital is wider than the mean. */
const CAPITAL = 2;

/** The width of a text of 14 px, in pixels. */
export const textWidth = (text: string) =>
  text.length * CHARACTER + (text.match(/\p{Lu}/gu)?.length ?? 0) * CAPITAL;

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
  /** Whether the names of horizontal bars stand beside them, where there is room, and not above. */
  beside?: boolean;
  /** Whether each kind of bar has a drawing and a scale of its own, where one kind would dwarf the others. */
  apart?: boolean;
}

/** The heights of horizontal bars in pixels: of the line of a name above its bars, of a bar, and of the gap below a row. */
const horizontal = { name: 20, bar: 16, gap: 10 } as const;

/** The heights of a drawing of horizontal bars in pixels; beside their names they are thicker, most where one is alone. */
export function horizontalHeights({ beside, stacked }: BarLayout, columns: readonly ChartColumn[]) {
  if (!beside) return horizontal;
  return stacked || columns.length === 1 ? { name: 0, bar: 28, gap: 16 } : { name: 0, bar: 18, gap: 10 };
}

/** The gap between the names and the bars, in pixels. */
export const GAP = 10;

/** The share of a drawing that names beside the bars take at most. */
const mostNames = 0.42;

/** The width of the names beside the bars of a drawing, in pixels, with the gap to the bars. */
export const namesWidth = (names: readonly string[], width: number) =>
  Math.min(Math.max(0, ...names.map(textWidth)), Math.floor(width * mostNames)) + GAP;

/** The margins and the minimum width of one row of vertical bars, in pixels; `start` is room for half of a label. */
export const vertical = { height: 220, apart: 150, top: 12, bottom: 28, start: 16, leastBand: 8 } as const;

/** The height of a drawing of vertical bars. */
export const verticalHeight = ({ apart }: BarLayout) => (apart ? vertical.apart : vertical.height);

/** Whether none of the drawn values of a row is above zero. */
export const isEmptyRow = ({ cells }: ChartRow, columns: readonly ChartColumn[]) =>
  columns.every(({ name }) => !cells[name]?.value);

/** The height of one row of horizontal bars; one that has no value has only a dash. */
export function rowHeight(row: ChartRow, columns: readonly ChartColumn[], layout: BarLayout): number {
  const { name, bar, gap } = horizontalHeights(layout, columns);
  return name + bar * (layout.stacked || isEmptyRow(row, columns) ? 1 : columns.length) + gap;
}

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
