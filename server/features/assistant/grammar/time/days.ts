import { addDays } from '../../../../../shared/list/periods';

/** Days [from, to). */
export interface Days {
  from: string;
  to: string;
}

/** One day. */
export const oneDay = (day: string): Days => ({ from: day, to: addDays(day, 1) });

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const two = (value: number) => String(value).padStart(2, '0');

/** A day of the calendar; undefined for 31 June. */
export function dayAt(year: number, month: number, day: number): string | undefined {
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** The first day of a month; months beyond the year count on. */
export function firstOf(year: number, month: number): string {
  const date = new Date(Date.UTC(year, month - 1, 1));
  return date.toISOString().slice(0, 10);
}

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));

export const week = (today: string, from: number): Days => {
  const monday = addDays(today, -weekdayOf(today) + 7 * from);
  return { from: monday, to: addDays(monday, 7) };
};

export const weekend = (today: string, from: number): Days => {
  const { from: monday } = week(today, from);
  return { from: addDays(monday, 5), to: addDays(monday, 7) };
};

export const month = (today: string, from: number, length = 1): Days => {
  const first = monthOf(today) + from;
  return { from: firstOf(yearOf(today), first), to: firstOf(yearOf(today), first + length) };
};

export const quarter = (today: string, from: number): Days => {
  const first = monthOf(today) - ((monthOf(today) - 1) % 3) + 3 * from;
  return { from: firstOf(yearOf(today), first), to: firstOf(yearOf(today), first + 3) };
};

export const year = (today: string, from: number): Days => ({
  from: firstOf(yearOf(today) + from, 1),
  to: firstOf(yearOf(today) + from + 1, 1),
});

/** A day some months later; at the end of a shorter month its last day. */
export function addMonths(day: string, months: number): string {
  const wanted = Number(day.slice(8, 10));
  const first = firstOf(yearOf(day), monthOf(day) + months);
  const last = addDays(firstOf(yearOf(first), monthOf(first) + 1), -1);
  return dayAt(yearOf(first), monthOf(first), wanted) ?? last;
}
