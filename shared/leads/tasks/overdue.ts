import { dayOf, startOfDay } from '../../list/periods';

/**
 * The moment before which open tasks are overdue: the beginning of the day in Europe/Madrid. What is due today is of
 * today until the day is over, whatever its hour, as in the groups of the list and in forecasts.
 */
export const overdueBefore = (now: Date): string => startOfDay(dayOf(now));
