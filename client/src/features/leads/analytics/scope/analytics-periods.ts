import { addDays, type DayRange, daysBetween } from '@shared/list/periods';

/** The periods that can be chosen; the first is shown at first. */
export const periodNames = [
  'last-12-months',
  'this-month',
  'last-month',
  'this-quarter',
  'this-year',
  'own',
] as const;
export type PeriodName = (typeof periodNames)[number];

/** What a period can be compared to; the first is shown at first. */
export const comparisons = ['previous', 'year-before', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

/** How many months beyond this one a forecast looks ahead. */
const MONTHS_AHEAD = 6;

const parts = (day: string) => day.split('-').map(Number) as [number, number, number];

/** The same day of another month, or its last day where it has fewer. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = parts(day);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

function months(from: string, count: number): DayRange {
  return { from, to: addMonths(from, count) };
}

/** The days of a period that moves with the calendar, seen from `today`. */
export function rangeOf(name: Exclude<PeriodName, 'own'>, today: string): DayRange {
  const month = firstOfMonth(today);
  switch (name) {
    case 'this-month':
      return months(month, 1);
    case 'last-month':
      return months(addMonths(month, -1), 1);
    case 'this-quarter':
      return months(addMonths(month, -((parts(today)[1] - 1) % 3)), 3);
    case 'this-year':
      return months(`${today.slice(0, 4)}-01-01`, 12);
    case 'last-12-months':
      return months(addMonths(month, -11), 12);
  }
}

const isFirst = (day: string) => day.endsWith('-01');

const monthsBetween = ({ from, to }: DayRange) => {
  const [year, month] = parts(from);
  const [laterYear, laterMonth] = parts(to);
  return (laterYear - year) * 12 + laterMonth - month;
};

/** The period that another one is compared to; whole months are compared to as many whole months. */
export function comparedTo(range: DayRange, comparison: Comparison): DayRange | undefined {
  const { from, to } = range;
  if (comparison === 'none') return undefined;
  if (comparison === 'year-before') return { from: addMonths(from, -12), to: addMonths(to, -12) };
  const { unit, count } = lengthOf(range);
  return { from: unit === 'months' ? addMonths(from, -count) : addDays(from, -count), to: from };
}

/** How long a period is: whole months of the calendar, or days. */
export function lengthOf(range: DayRange): { unit: 'months' | 'days'; count: number } {
  return isFirst(range.from) && isFirst(range.to)
    ? { unit: 'months', count: monthsBetween(range) }
    : { unit: 'days', count: daysBetween(range.from, range.to) };
}

/** The days of a forecast: the period, and what is ahead if the period is not over. */
export function forecastRange({ from, to }: DayRange, today: string): DayRange {
  const ahead = addMonths(firstOfMonth(today), MONTHS_AHEAD + 1);
  return { from, to: to > today && to < ahead ? ahead : to };
}

/** The days that two ranges share. */
const within = (one: DayRange, other: DayRange): DayRange => ({
  from: one.from > other.from ? one.from : other.from,
  to: one.to < other.to ? one.to : other.to,
});

/** The days of a range from a day on. */
export const since = (range: DayRange, day: string) => within(range, { from: day, to: range.to });

/** A month or a week of a range: its first day in the calendar, and its days that lie in the range. */
export interface Stretch {
  first: string;
  range: DayRange;
}

function stretches(range: DayRange, begin: string, next: (first: string) => string): Stretch[] {
  const found: Stretch[] = [];
  for (let first = begin; first < range.to; first = next(first))
    found.push({ first, range: within(range, { from: first, to: next(first) }) });
  return found;
}

/** The months of a range. */
export const monthsIn = (range: DayRange) =>
  stretches(range, firstOfMonth(range.from), (first) => addMonths(first, 1));

/** The weeks of a range, each from Monday on. */
export function weeksIn(range: DayRange) {
  const weekday = (new Date(`${range.from}T00:00:00Z`).getUTCDay() + 6) % 7;
  return stretches(range, addDays(range.from, -weekday), (first) => addDays(first, 7));
}
