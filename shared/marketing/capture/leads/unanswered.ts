import { waitingFor } from '../scales';

/** Filters of the leads that nobody has answered: those who were imported have not asked for anything. */
export const unanswered = { status: { any: ['new'] }, source: { isNot: 'import' } };

/** Filters of all the leads who wait: those that nobody has answered, and those whose answer to a mail has no reply. */
export const waiting = { waits: { any: [...waitingFor] } };
