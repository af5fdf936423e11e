import { addDays } from '@shared/list/periods';
import type { CalendarView } from './days';
import { dayOf, settled, timeOf } from './wall';

/** Minutes between two places for a slot on the week's scale. */
export const QUARTER = 15;

const dayKeys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const upAndDown: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** A wall time a number of minutes later, or earlier; it knows nothing of changes of the clocks. */
export const addMinutes = (wall: string, minutes: number): string =>
  new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 16);

/** The same time of another day; later where the clocks leave it out. */
export const onDay = (wall: string, day: string, zone: string): string =>
  settled(`${day}T${timeOf(wall)}`, zone);

/** The next quarter of an hour that the clocks show, in a direction. */
function nextQuarter(wall: string, direction: number, zone: string): string {
  const past = Number(wall.slice(14, 16)) % QUARTER;
  const first = past === 0 ? direction * QUARTER : direction < 0 ? -past : QUARTER - past;
  let next = addMinutes(wall, first);
  while (settled(next, zone) !== next) next = addMinutes(next, direction * QUARTER);
  return next;
}

/**
 * Where an arrow key moves a slot: in the month by a day or a week, in the week by a day or a quarter of an hour.
 * Undefined for other keys.
 */
export function movedByKey(key: string, view: CalendarView, wall: string, zone: string): string | undefined {
  const days = dayKeys[key] ?? (view === 'month' ? (upAndDown[key] ?? 0) * 7 : 0);
  if (days !== 0) return onDay(wall, addDays(dayOf(wall), days), zone);
  const quarters = view === 'week' ? upAndDown[key] : undefined;
  return quarters === undefined ? undefined : nextQuarter(wall, quarters, zone);
}

/** The quarter of an hour nearest to a place on a day's scale, which runs from 0 at its top to 1. */
export function wallAtPlace(day: string, place: number, zone: string): string {
  const last = 24 * 60 - QUARTER;
  const minutes = Math.round((place * 24 * 60) / QUARTER) * QUARTER;
  return settled(addMinutes(`${day}T00:00`, Math.min(Math.max(minutes, 0), last)), zone);
}

interface Spread {
  /** The first slot. */
  wall: string;
  count: number;
  /** Days from one to the next. */
  every: number;
  /** Leaves out Saturdays and Sundays. */
  workdays: boolean;
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());

/** The slots of several pieces that go out at the same time of different days. */
export function spreadOver({ wall, count, every, workdays }: Spread): string[] {
  const nextWorkday = (day: string): string =>
    workdays && isWeekend(day) ? nextWorkday(addDays(day, 1)) : day;
  const days: string[] = [];
  let day = nextWorkday(dayOf(wall));
  for (let index = 0; index < count; index += 1) {
    days.push(day);
    day = nextWorkday(addDays(day, every));
  }
  return days.map((each) => `${each}T${timeOf(wall)}`);
}
