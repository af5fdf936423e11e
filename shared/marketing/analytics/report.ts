import type { Breakdowns, Counted, DayFigures, Figures } from './figures';

/** The figures of a report as they were when it was made; its breakdowns are by last touch. */
export interface ReportData extends Counted, Breakdowns {
  company: string;
  now: Figures;
  before: Figures;
  days: DayFigures[];
}
