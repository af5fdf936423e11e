import type { ChartColumn, ChartRow } from '@/ui/chart/chart-data';

/** The columns of the period before; none where nothing happened then. */
const columnsBefore = ['visitorsBefore', 'leadsBefore', 'rateBefore'];

const happenedBefore = (rows: readonly ChartRow[]) =>
  rows.some(({ cells }) => columnsBefore.some((name) => (cells[name]?.value ?? 0) > 0));

/** Leaves out the columns of the period before where they would hold nothing but zeros. */
export const filled = (columns: readonly ChartColumn[], rows: readonly ChartRow[]) =>
  happenedBefore(rows) ? columns : columns.filter(({ name }) => !columnsBefore.includes(name));

/** A number with the way to what it counts, where there is something. */
export const linked = (value: number, way: { to?: string }) => (value > 0 ? { value, ...way } : { value });
