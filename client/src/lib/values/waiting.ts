import { daysBetween } from '@shared/list/periods';
import { site } from '@shared/site';
import { dayIn } from '@shared/time/zone';

/** The days from a moment until now, by the calendar of a zone; 0 before it. */
export const daysSince = (moment: string, zone: string = site.timeZone, now = new Date()): number =>
  Math.max(0, daysBetween(dayIn(new Date(moment), zone), dayIn(now, zone)));

/** Who waits for an answer for more days than these has waited too long. */
const PATIENCE = 2;

/** The look of the days for which somebody waits for an answer: it stands out once they are too many. */
export const waitingLook = (days: number): string =>
  days > PATIENCE ? 'font-medium text-danger' : 'text-muted';
