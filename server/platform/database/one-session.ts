import type { Db } from './database';

/** A database with a single session: a transaction makes everybody else wait. */
export interface OneSession {
  /** Resolves when nobody waits for the session, or after a limit. */
  untilQuiet(): Promise<void>;
}

const sessions = new WeakMap<Db, OneSession>();

/** Registers a database as having one session. */
export function noteOneSession(db: Db, session: OneSession): void {
  sessions.set(db, session);
}

/** Divisor for the size of a transaction on a database with one session. */
const share = 10;

/**
 * The number of rows that a transaction writes, given the number on PostgreSQL (`most`); `db` is not a transaction.
 */
export const rowsAtOnce = (db: Db, most: number): number =>
  sessions.has(db) ? Math.ceil(most / share) : most;

/**
 * Lets other callers use the database between two transactions of a job; otherwise a request would wait for one more
 * transaction at each of its queries. Resolves at once where callers have their own sessions.
 */
export const letOthers = async (db: Db): Promise<void> => sessions.get(db)?.untilQuiet();
