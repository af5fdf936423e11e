import type { Wire } from '@shared/http/wire';
import type { Today, Waiting, WaitingRow } from '@shared/today/today';

const HOUR = 3_600_000;

/** A time before now, or after. */
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

/** A row that has waited for two days. */
export const anyRow = (given: Partial<Wire<WaitingRow>> = {}): Wire<WaitingRow> => ({
  id: 5,
  title: 'Send the offer',
  about: 'Forn Vell',
  at: hoursAgo(48),
  isAllDay: false,
  zone: 'Europe/Madrid',
  version: 1,
  need: null,
  to: '/leadmanager/dashboard/tasks/5',
  ...given,
});

/** One or several rows of a kind that wait. */
export const anyWaiting = (given: Partial<Wire<Waiting>> = {}): Wire<Waiting> => ({
  kind: 'task',
  urgency: 'late',
  total: given.rows?.length ?? 1,
  rows: [anyRow()],
  to: '/leadmanager/dashboard/tasks',
  ...given,
});

/** A day on which nothing waits. */
export const anyDay = (given: Partial<Wire<Today>> = {}): Wire<Today> => ({
  waiting: [],
  coming: [],
  start: [],
  ...given,
});
