import { addDays, type DayRange, daysOf } from '@shared/list/periods';
import { longestPeriod, type ReportType } from '@shared/marketing/analytics/scales';

/** The periods that can be chosen; the first is shown at first. */
export const periodNames = [
  'last-30-days',
  'last-7-days',
  'this-month',
  'last-month',
  'last-90-days',
  'last-12-months',
  'own',
] as const;
export type PeriodName = (typeof periodNames)[number];

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The first day of the month that lies some months after the one of a day. */
function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The days of a period that moves with the calendar, seen from `today`. */
export function rangeOf(name: Exclude<PeriodName, 'own'>, today: string): DayRange {
  if (name === 'last-month') return { from: monthAfter(today, -1), to: firstOfMonth(today) };
  if (name === 'last-12-months') return { from: monthAfter(today, -11), to: monthAfter(today, 1) };
  return daysOf(name, today);
}

/** Own dates, of which people give the last day; undefined while they make no period, or one of more than two years. */
export function ownRange({ from, until }: { from: string; until: string }): DayRange | undefined {
  const isRange = from !== '' && from <= until && until < addDays(from, longestPeriod);
  return isRange ? { from, to: addDays(until, 1) } : undefined;
}

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** How many weeks and months back a report can be made by hand. */
const back = { week: 12, month: 12 } as const;

/** The first days of the weeks or months that are over at `today`, the latest first. */
export const pastStarts = (type: ReportType, today: string): string[] =>
  Array.from({ length: back[type] }, (_, index) =>
    type === 'week' ? addDays(mondayOf(today), -7 * (index + 1)) : monthAfter(today, -(index + 1)),
  );

/** The week, by its Monday, or the day of each day of a period: more than three months are told by week. */
export const stretchOf = (days: number) => (days > 92 ? mondayOf : (day: string) => day);
