import { dayOf, minutesIn } from '../publications/calendar/time/wall';
import { spreadOver } from '../publications/calendar/time/moves';
import { addDays } from '@shared/list/periods';
import { publicationLimits } from '@shared/marketing/publications/scales';

/** The time of day at which posts are offered to go out. */
const USUAL_TIME = '10:00';

interface Free {
  /** The present day in the company's zone. */
  today: string;
  count: number;
  /** The slots of what is scheduled already. */
  taken: readonly string[];
}

const isNear = (wall: string, other: string) =>
  dayOf(wall) === dayOf(other) &&
  Math.abs(minutesIn(wall) - minutesIn(other)) < publicationLimits.closeMinutes;

/** Slots for some posts: one a workday from tomorrow on, those left out that another post is near to. */
export function freeSlots({ today, count, taken }: Free): string[] {
  const wall = `${addDays(today, 1)}T${USUAL_TIME}`;
  return spreadOver({ wall, count: count + taken.length, every: 1, workdays: true })
    .filter((slot) => !taken.some((other) => isNear(slot, other)))
    .slice(0, count);
}
