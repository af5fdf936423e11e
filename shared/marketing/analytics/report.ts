import type { Breakdowns, Counted, DayFigures, Figures } from './figures';

/**
 * The figures of a report at the time it was made, without those that were not counted yet at that time; its breakdowns
 * use the last touch.
 */
export interface ReportData extends Counted, Breakdowns {
  company: string;
  now: Figures;
  before: Figures;
  days: DayFigures[];
}
