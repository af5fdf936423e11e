import { dayOf, startOfDay } from '../../list/periods';

/**
 * The moment before which open tasks are overdue: the beginning of the day in Europe/Madrid. What is due today is of
 * today until the day is over, whatever its hour: in Today, in the groups of the list, in counts and in marks.
 */
export const overdueBefore = (now: Date): string => startOfDay(dayOf(now));

/** Whether what is due at a moment, or on the day that begins then, is overdue: it was due before `overdueBefore`. */
export const isOverdue = (dueAt: string, now: Date): boolean => dayOf(new Date(dueAt)) < dayOf(now);
