import type { Db } from './database';

/** A database whose statements all go through one session: a transaction keeps everybody waiting. */
export interface OneSession {
  /** Resolves when nobody waits for the session, or after a limit. */
  untilQuiet(): Promise<void>;
}

const sessions = new WeakMap<Db, OneSession>();

/** Notes that all statements of a database go through one session. */
export function noteOneSession(db: Db, session: OneSession): void {
  sessions.set(db, session);
}

/** A transaction of one session writes a tenth of what it writes where others have sessions of their own. */
const share = 10;

/** How many rows a transaction writes that writes `most` on PostgreSQL; `db` is no transaction. */
export const rowsAtOnce = (db: Db, most: number): number =>
  sessions.has(db) ? Math.ceil(most / share) : most;

/**
 * Lets others at the database between two transactions of a job: a request makes several trips, and would otherwise wait
 * for one more transaction at each. Where they have sessions of their own it resolves at once.
 */
export const letOthers = async (db: Db): Promise<void> => sessions.get(db)?.untilQuiet();
