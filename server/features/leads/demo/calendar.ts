import { site } from '../../../../shared/site';

const day = 86_400_000;
const minute = 60_000;

/** The time in Madrid as it would be written in UTC. */
const madrid = new Intl.DateTimeFormat('sv-SE', {
  timeZone: site.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const clockIn = (time: number) => Date.parse(`${madrid.format(time).replace(' ', 'T')}Z`);

/** The time at which clocks in Madrid show this. */
const atClock = (clock: number) => new Date(clock - (clockIn(clock) - clock));

/** The day itself, or the nearest one that is not in a weekend, in the direction of time given. */
function workday(date: number, towards: -1 | 1): number {
  const weekday = new Date(date).getUTCDay();
  if (weekday !== 0 && weekday !== 6) return date;
  return workday(date + towards * day, towards);
}

/** Working days and hours in Madrid, counted from the day of `now`. */
export function calendarAt(now: Date) {
  const today = Math.floor(clockIn(now.getTime()) / day) * day;
  const shifted = (days: number) => (days === 0 ? today : workday(today + days * day, days < 0 ? -1 : 1));
  return {
    /** A time some days ago, at minutes after nine. */
    ago: (days: number, minutes: number) =>
      atClock(shifted(-days) + (9 * 60 + minutes) * minute).toISOString(),
    /** The time of an hour (`HH:mm`) some days ahead; without one, the beginning of that day. */
    due: (days: number, hour = '00:00') => {
      const [hours = 0, minutes = 0] = hour.split(':').map(Number);
      return atClock(shifted(days) + (hours * 60 + minutes) * minute).toISOString();
    },
    date: (days: number) => new Date(shifted(days)).toISOString().slice(0, 10),
  };
}

export type Calendar = ReturnType<typeof calendarAt>;
