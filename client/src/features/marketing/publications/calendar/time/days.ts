import { addDays } from '@shared/list/periods';
import { type Language, localeOf } from '@shared/languages';

/** How the calendar is shown. */
export const calendarViews = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Days of the list, from the chosen one on. */
export const LISTED_DAYS = 30;

const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay();

/** The first day of a week, 0 for Sunday: Monday in Spain and Great Britain, and where a browser cannot tell. */
export function firstWeekday(language: Language): number {
  const locale = new Intl.Locale(localeOf(language)) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) % 7;
}

/** The seven days of the week in which a day lies. */
export function weekOf(day: string, first: number): string[] {
  const start = addDays(day, -((weekdayOf(day) - first + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(start, index));
}

/** Weeks of the view of a month. */
const SHOWN_WEEKS = 5;

/** The five weeks from that of a day on, so that today's month shows what is to come. */
export const weeksFrom = (day: string, first: number): string[][] =>
  Array.from({ length: SHOWN_WEEKS }, (_, index) => weekOf(addDays(day, 7 * index), first));

/** The day that the calendar shows after a step back (-1) or on (1). */
export const stepped: Record<CalendarView, (day: string, by: -1 | 1) => string> = {
  month: (day, by) => addDays(day, 7 * SHOWN_WEEKS * by),
  week: (day, by) => addDays(day, 7 * by),
  list: (day, by) => addDays(day, LISTED_DAYS * by),
};

/** The days that a view shows; `to` is the day after the last one. */
export function shownDays(view: CalendarView, day: string, first: number): { from: string; to: string } {
  if (view === 'list') return { from: day, to: addDays(day, LISTED_DAYS) };
  const days = view === 'week' ? weekOf(day, first) : weeksFrom(day, first).flat();
  return { from: days[0] as string, to: addDays(days.at(-1) as string, 1) };
}

/** Days are written as the days of UTC, so that no zone of a browser moves them. */
const utc = { timeZone: 'UTC' } as const;
const dateOf = (day: string) => new Date(`${day}T00:00Z`);

/** A day in words. */
export const dayText = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, ...utc }).format(dateOf(day));

/** The days that a view shows, in words: “1–7 Nov 2027”, or “1–7 Nov” where there is little room. */
export function titleOf(
  view: CalendarView,
  day: string,
  first: number,
  language: Language,
  isShort = false,
): string {
  const { from, to } = shownDays(view, day, first);
  const short = { day: 'numeric', month: 'short' } as const;
  const parts = isShort ? short : ({ ...short, year: 'numeric' } as const);
  return new Intl.DateTimeFormat(localeOf(language), { ...parts, ...utc }).formatRange(
    dateOf(from),
    dateOf(addDays(to, -1)),
  );
}

/** The place whose time a zone is, as people call it: “Madrid” of `Europe/Madrid`. */
export const zoneName = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
