import { slotOf, wallOf } from '@shared/time/clock';

/** The day and the time of day of a wall time (`2027-03-28T09:30`). */
export const dayOf = (wall: string): string => wall.slice(0, 10);
export const timeOf = (wall: string): string => wall.slice(11, 16);

/** Minutes from the start of the day to a wall time. */
export const minutesIn = (wall: string): number =>
  Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

/** What clocks show when a slot is due: later than what was asked for where they leave it out. */
export const settled = (wall: string, zone: string): string => slotOf(wall, zone).wall;

/** What the clocks of a zone show now, and the day there. */
export const nowIn = (zone: string): string => wallOf(new Date(), zone);
export const todayIn = (zone: string): string => dayOf(nowIn(zone));
