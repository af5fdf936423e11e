/** A value of a chart, and the address of the rows behind it. */
export interface ChartCell {
  /** Null where there is none: no bar, and "–" in the table. */
  value: number | null;
  to?: string;
}

/** A quantity: a kind of bar in the drawing and a column of the table. */
export interface ChartColumn {
  name: string;
  label: string;
  /** The value for people, with its unit. */
  text: (value: number) => string;
  /** The value in the file, such as euros for an amount in cents; the plain value by default. */
  filed?: (value: number) => number;
}

/** A category or a point in time, with its cells by the column's name. */
export interface ChartRow {
  name: string;
  label: string;
  /**
   * What the drawing says after the label, the second where the first finds no room; beside the bars it follows the
   * first value instead, unless both are the same. A table has it in a column.
   */
  aside?: readonly [whole: string, short: string] | undefined;
  /** What the drawing says after the first value, such as its share of the row above; a table has it in a column. */
  share?: string | undefined;
  /** The label on an axis with little room. */
  tick?: string;
  /** The label in the file, such as an ISO date; `label` by default. */
  filed?: string;
  cells: Readonly<Record<string, ChartCell | undefined>>;
}

/** The values of a chart; amounts of several currencies are never in one column. */
export interface ChartData {
  /** The heading of the rows, such as "Month". */
  rowsLabel: string;
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
}

/** The text of a missing value. */
export const noValue = '–';

/** The text of a cell. */
export const cellText = ({ name, text }: ChartColumn, { cells }: ChartRow): string => {
  const value = cells[name]?.value ?? null;
  return value === null ? noValue : text(value);
};
