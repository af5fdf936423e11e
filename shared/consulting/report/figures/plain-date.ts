import type { Duration } from '../phases';

const DAY = 86_400_000;

/** Days from 1 January 1970 to a calendar date written as 2025-03-01; independent of clock and time zone. */
export function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY;
}

/** The calendar date of a day number, written as 2025-03-01. */
export const dateOfDay = (day: number) =>
  new Date(day * DAY).toISOString().slice(0, -'T00:00:00.000Z'.length);

/**
 * The day number after `amount` units from `day`: a week is seven days; a month ends on the same day of a later month,
 * or on its last day if that month is shorter (31 January + 1 = 28 February).
 */
export function dayAfter(day: number, amount: number, unit: Duration['unit']): number {
  if (unit === 'week') return day + 7 * amount;
  const date = new Date(day * DAY);
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + amount;
  const [year, month] = [Math.floor(months / 12), months % 12];
  const lastDay = new Date(new Date(0).setUTCFullYear(year, month + 1, 0)).getUTCDate();
  return new Date(0).setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay)) / DAY;
}
