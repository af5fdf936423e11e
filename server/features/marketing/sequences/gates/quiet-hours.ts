import { type WallTime, wallTimeIn } from '../../../../../shared/time/clock';
import { isZone } from '../../../../../shared/time/zone';

/** Hours of each day in which nobody is written to, as minutes of the day; `from` may lie after `to`, past midnight. */
export interface QuietHours {
  from: number;
  to: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60;
const usual: QuietHours = { from: 21 * 60, to: 9 * 60 };

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The quiet hours of a company (HH:MM), or 21:00–09:00. */
export const quietHours = (from: string | null, to: string | null): QuietHours =>
  from && to ? { from: minuteOf(from), to: minuteOf(to) } : usual;

/** Minutes on the wall until the quiet time ends that a moment lies in, at least to midnight on Sundays; 0 outside. */
function quietFor({ weekday, minute }: WallTime, { from, to }: QuietHours): number {
  const toMidnight = DAY - minute;
  if (weekday === 0) return toMidnight;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return 0;
  return minute < to ? to - minute : toMidnight;
}

const fullMinute = (at: Date) => Math.ceil(at.getTime() / MINUTE) * MINUTE;

/**
 * The first minute from `at` on outside the quiet hours and Sundays, in the zone's local time; `at` itself if it is
 * allowed; UTC if the zone is unknown. Jumps across a change of the clocks have their real length.
 */
export function firstLoudMinute(at: Date, given: string, hours: QuietHours): Date {
  const zone = isZone(given) ? given : 'UTC';
  let wall = wallTimeIn(zone, at);
  if (quietFor(wall, hours) === 0) return at;
  let time = fullMinute(at);
  wall = wallTimeIn(zone, new Date(time));
  for (let left = quietFor(wall, hours); left > 0; left = quietFor(wall, hours)) {
    const { offset } = wallTimeIn(zone, new Date(time + left * MINUTE));
    // The rest may be in the hour that the clocks skip; then only single minutes lead on.
    time += Math.max(1, left + wall.offset - offset) * MINUTE;
    wall = wallTimeIn(zone, new Date(time));
  }
  return new Date(time);
}
