import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './database';

/** SQLSTATE of a deadlock and of a serialisation failure: the transaction may be run again. */
const conflicts = new Set(['40P01', '40001']);
const tries = 8;

const isConflict = (error: unknown) => {
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
  return conflicts.has(code);
};

/** Runs `work` in a transaction and repeats it after a deadlock, at most eight times. */
export async function transact<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (!isConflict(error) || attempt === tries) throw error;
      // Without a random pause, two transactions would collide again.
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}
