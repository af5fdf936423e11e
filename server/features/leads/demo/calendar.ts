import { addDays } from '../../../../shared/list/periods';
import { site } from '../../../../shared/site';
import { momentOf } from '../../../../shared/time/clock';
import { dayIn } from '../../../../shared/time/zone';

/** The day itself, or the nearest one that is not in a weekend, in the direction of time given. */
function workday(day: string, towards: -1 | 1): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  if (weekday !== 0 && weekday !== 6) return day;
  return workday(addDays(day, towards), towards);
}

const timeAfterNine = (minutes: number) =>
  new Date(Date.UTC(1970, 0, 1, 9, minutes)).toISOString().slice(11, 16);

/** Working days and hours in Madrid, counted from the day of `now`. */
export function calendarAt(now: Date) {
  const today = dayIn(now, site.timeZone);
  const shifted = (days: number) => (days === 0 ? today : workday(addDays(today, days), days < 0 ? -1 : 1));
  const at = (day: string, time: string) => momentOf(`${day}T${time}`, site.timeZone).toISOString();
  return {
    /** A time some days ago, at minutes after nine, before midnight. */
    ago: (days: number, minutes: number) => at(shifted(-days), timeAfterNine(minutes)),
    /** The time of an hour (`HH:mm`) some days ahead; without one, the beginning of that day. */
    due: (days: number, hour = '00:00') => at(shifted(days), hour),
    date: (days: number) => shifted(days),
  };
}

export type Calendar = ReturnType<typeof calendarAt>;
