import { addDays } from '../../../../../shared/list/periods';
import {
  addMonths,
  type Days,
  dayAt,
  firstOf,
  month,
  monthOf,
  oneDay,
  quarter,
  week,
  weekdayOf,
  year,
  yearOf,
} from './days';
import { type Unit } from './words';

/** Days that words mean, looking ahead and looking back; `other` is a second reading that is as good. */
export interface DaysMeant {
  ahead: Days;
  behind: Days;
  other?: Days;
  /** A length of time that ends today: «for a month», «hace dos semanas». */
  isAgo?: boolean;
  /** The last day of a period: «before the end of the year» includes it. */
  isEnd?: boolean;
}

export interface TimeRule {
  pattern: RegExp;
  /** Undefined for a day that no calendar has. */
  read: (groups: string[], today: string) => DaysMeant | undefined;
}

export const rule = (pattern: string, read: TimeRule['read']): TimeRule => ({
  pattern: new RegExp(`(?<= )(?:${pattern})(?= )`, 'g'),
  read,
});

export const sure = (days: Days, more: Partial<DaysMeant> = {}): DaysMeant => ({
  ahead: days,
  behind: days,
  ...more,
});
export const day = (text: string | undefined) => (text === undefined ? undefined : sure(oneDay(text)));

export const steps: Record<Unit, (today: string, by: number) => Days> = {
  day: (today, by) => oneDay(addDays(today, by)),
  week,
  month: (today, by) => month(today, by),
  quarter,
  year,
};

export const moved = (today: string, by: number, of: Unit): string => {
  if (of === 'day') return addDays(today, by);
  if (of === 'week') return addDays(today, 7 * by);
  return addMonths(today, by * { month: 1, quarter: 3, year: 12 }[of]);
};

/** The next day of a week, from tomorrow on; `weeks` later. */
export const weekdayAhead = (today: string, index: number, weeks = 0) =>
  addDays(today, ((index - weekdayOf(today) + 6) % 7) + 1 + 7 * weeks);
export const weekdayBehind = (today: string, index: number) =>
  addDays(today, -(((weekdayOf(today) - index + 6) % 7) + 1));

/** A day and a month without a year: the nearest one ahead, and the nearest one behind. */
export function ofSomeYear(today: string, at: (year: number) => Days | undefined): DaysMeant | undefined {
  const now = yearOf(today);
  const found = [now - 1, now, now + 1].flatMap((each) => at(each) ?? []);
  const ahead = found.find(({ to }) => to > today);
  const behind = found.findLast(({ from }) => from <= today);
  return ahead && { ahead, behind: behind ?? ahead };
}

export const dayOfMonth = (today: string, monthIndex: number, wanted: number) =>
  ofSomeYear(today, (each) => {
    const text = dayAt(each, monthIndex + 1, wanted);
    return text === undefined ? undefined : oneDay(text);
  });

/** The 30th: of this month or the next one that has it. */
export function bareDay(today: string, wanted: number): DaysMeant | undefined {
  const at = (by: number) =>
    dayAt(
      yearOf(firstOf(yearOf(today), monthOf(today) + by)),
      monthOf(firstOf(yearOf(today), monthOf(today) + by)),
      wanted,
    );
  const found = [-1, 0, 1, 2].flatMap((by) => at(by) ?? []);
  const ahead = found.find((text) => text >= today);
  const behind = found.findLast((text) => text <= today);
  return ahead === undefined ? undefined : { ahead: oneDay(ahead), behind: oneDay(behind ?? ahead) };
}

export const written = (today: string, first: number, second: number, full: string | undefined) => {
  if (full !== undefined)
    return day(dayAt(full.length === 2 ? 2_000 + Number(full) : Number(full), second, first));
  return second >= 1 && second <= 12 ? dayOfMonth(today, second - 1, first) : undefined;
};
