import { getBasic } from 'temporal-polyfill/fns/Calendar';
import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

const MINUTE = 60_000;

const zonedAt = (at: Date, zone: string): ZonedDateTime.Record =>
  Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(at.getTime()), zone);

const wallAt = (zoned: ZonedDateTime.Record) =>
  PlainDateTime.toString(ZonedDateTime.toPlainDateTime(zoned), { smallestUnit: 'minute' });

/** The local time in a zone at a moment: `YYYY-MM-DDTHH:MM`. */
export const wallOf = (at: Date, zone: string): string => wallAt(zonedAt(at, zone));

/** What a clock on a wall shows. */
export interface WallTime {
  /** 0 is Sunday. */
  weekday: number;
  /** Of the day, from 0. */
  minute: number;
  /** Minutes that the clock is ahead of UTC. */
  offset: number;
}

const offsetOf = (zoned: ZonedDateTime.Record) => ZonedDateTime.offsetNanoseconds(zoned) / 1e6 / MINUTE;

/** The local time in a zone at a moment, as numbers. */
export function wallTimeIn(zone: string, at: Date): WallTime {
  const zoned = zonedAt(at, zone);
  const weekday = ZonedDateTime.dayOfWeek(zoned) % 7;
  return { weekday, minute: zoned.hour * 60 + zoned.minute, offset: offsetOf(zoned) };
}

const zonedOf = (wall: string, zone: string, disambiguation: 'earlier' | 'later' | 'compatible') =>
  PlainDateTime.toZonedDateTime(PlainDateTime.fromString(wall, getBasic), zone, { disambiguation });

/**
 * The moment of a local time (`YYYY-MM-DDTHH:MM`, seconds allowed) in a zone. A skipped local time moves forward by
 * the gap; a repeated one is the first of the two. Throws a RangeError for any other text.
 */
export const momentOf = (wall: string, zone: string): Date =>
  new Date(zonedOf(wall, zone, 'compatible').epochMilliseconds);

/** The same as ISO 8601 with the zone's offset. */
export const offsetMomentOf = (wall: string, zone: string): string =>
  ZonedDateTime.toString(zonedOf(wall, zone, 'compatible'), { timeZoneName: 'never' });

/** How a wall time was read on a day on which clocks change; null on all other days. */
export type ClockShift = 'forward' | 'first' | null;

/** A slot as a moment. `wall` is the local time then: later than requested in the spring gap. */
export interface Slot {
  at: Date;
  wall: string;
  shift: ClockShift;
}

/** The moment of a local time (`YYYY-MM-DDTHH:MM`) as in `momentOf`, and how it was read if the clocks change. */
export function slotOf(wall: string, zone: string): Slot {
  const [first, second] = [zonedOf(wall, zone, 'earlier'), zonedOf(wall, zone, 'later')];
  const at = momentOf(wall, zone);
  if (first.epochMilliseconds === second.epochMilliseconds) return { at, wall, shift: null };
  const shown = wallOf(at, zone);
  return { at, wall: shown, shift: shown === wall ? 'first' : 'forward' };
}

/** A change of the clocks: where they jump and by how many minutes, forward (a gap) or back (an overlap). */
export interface ClockChange {
  at: Date;
  /** What clocks show just before it and at it. */
  from: string;
  to: string;
  kind: 'gap' | 'overlap';
  minutes: number;
}

/** The changes of the clocks in a zone after a moment, up to another. */
export function clockChanges(from: Date, to: Date, zone: string): ClockChange[] {
  const found: ClockChange[] = [];
  const after = (zoned: ZonedDateTime.Record) => ZonedDateTime.getTimeZoneTransition(zoned, 'next');
  for (
    let next = after(zonedAt(from, zone));
    next && next.epochMilliseconds <= to.getTime();
    next = after(next)
  )
    found.push(changeAt(next));
  return found;
}

function changeAt(zoned: ZonedDateTime.Record): ClockChange {
  const at = new Date(zoned.epochMilliseconds);
  const before = offsetOf(zonedAt(new Date(at.getTime() - 1), zoned.timeZoneId));
  const by = offsetOf(zoned) - before;
  return {
    at,
    from: wallOf(new Date(at.getTime() + before * MINUTE), 'UTC'),
    to: wallAt(zoned),
    kind: by > 0 ? 'gap' : 'overlap',
    minutes: Math.abs(by),
  };
}
