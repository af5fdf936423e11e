import { wallOf } from '../../wall-time';

/** How a wall time was read on a day on which clocks change; null on all other days. */
export type ClockShift = 'forward' | 'first' | null;

/** A slot as a moment. `wall` is what clocks show then: later than what was asked for in the spring gap. */
export interface Slot {
  at: Date;
  wall: string;
  shift: ClockShift;
}

const asUtc = (wall: string) => Date.parse(`${wall}:00Z`);
const halfDay = 12 * 60 * 60 * 1_000;

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
const offsetAt = (time: number, zone: string) => asUtc(wallOf(new Date(time), zone)) - time;

/**
 * The moment of a wall time (`YYYY-MM-DDTHH:MM`) in an IANA zone. Where clocks skip it, it moves forward by the gap;
 * where they show it twice, it is the first of the two.
 */
export function slotOf(wall: string, zone: string): Slot {
  const time = asUtc(wall);
  // Clocks change by less than half a day, and not twice in one.
  const [before, after] = [offsetAt(time - halfDay, zone), offsetAt(time + halfDay, zone)];
  const at = new Date(time - before);
  if (before === after) return { at, wall, shift: null };
  const shown = wallOf(at, zone);
  if (shown !== wall) {
    const later = new Date(time - after);
    return wallOf(later, zone) === wall
      ? { at: later, wall, shift: null }
      : { at, wall: shown, shift: 'forward' };
  }
  return { at, wall, shift: wallOf(new Date(time - after), zone) === wall ? 'first' : null };
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

const minute = 60_000;

/** The changes of the clocks in a zone between two moments, at most some years apart. */
export function clockChanges(from: Date, to: Date, zone: string): ClockChange[] {
  const found: ClockChange[] = [];
  for (let start = from.getTime(); start < to.getTime(); start += halfDay) {
    const end = Math.min(start + halfDay, to.getTime());
    const by = offsetAt(end, zone) - offsetAt(start, zone);
    if (by !== 0) found.push(changeIn(start, end, by, zone));
  }
  return found;
}

function changeIn(start: number, end: number, by: number, zone: string): ClockChange {
  const before = offsetAt(start, zone);
  let [low, high] = [start, end];
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / 2 / minute) * minute || low + minute;
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  const at = new Date(Math.ceil(high / minute) * minute);
  return {
    at,
    from: new Date(at.getTime() + before).toISOString().slice(0, 16),
    to: wallOf(at, zone),
    kind: by > 0 ? 'gap' : 'overlap',
    minutes: Math.abs(by) / minute,
  };
}
