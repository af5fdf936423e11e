import { site } from '../site';
import { offsetMomentOf } from '../time/clock';
import { dayIn } from '../time/zone';

/** The periods that are relative to today; a week begins on Monday, and the days before or after include today. */
export const periods = [
  'today',
  'this-week',
  'this-month',
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'next-7-days',
  'next-30-days',
] as const;

/** A period by its name in the address. */
export type Period = (typeof periods)[number];

/** A range of calendar days, as `2026-11-21`; `to` is the day after the last one. */
export interface DayRange {
  from: string;
  to: string;
}

/** The calendar day in Madrid at a moment. */
export const dayOf = (moment: Date): string => dayIn(moment, site.timeZone);

/** Whether a text is a day of the calendar, as `2027-03-28`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00Z`)) &&
  new Date(`${text}T00:00Z`).toISOString().startsWith(text);

/** The day that lies `days` after another, or before it. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days one day of the calendar lies before another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The days of a period, relative to `today`. */
export function daysOf(period: Period, today: string): DayRange {
  const [, direction, count] = /^(last|next)-(\d+)-days$/.exec(period) ?? [];
  if (direction === 'last') return { from: addDays(today, 1 - Number(count)), to: addDays(today, 1) };
  if (direction === 'next') return { from: today, to: addDays(today, Number(count)) };
  if (period === 'this-week') {
    const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
    return { from: monday, to: addDays(monday, 7) };
  }
  if (period === 'this-month') {
    const first = `${today.slice(0, 7)}-01`;
    return { from: first, to: `${addDays(first, 31).slice(0, 7)}-01` };
  }
  return { from: today, to: addDays(today, 1) };
}

/** The start of a day in Madrid, in ISO 8601 with its offset. */
export const startOfDay = (day: string): string => offsetMomentOf(`${day}T00:00`, site.timeZone);
