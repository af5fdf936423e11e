import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './away';

/** Milliseconds for which a write is repeated. */
const patience = 60_000;

/** The time, in milliseconds, and a break between two attempts. */
const time = {
  now: () => performance.now(),
  rest: (): Promise<unknown> => pause(250, undefined, { ref: false }),
};

/**
 * Repeats a write while the database is away: four times a second at most, for a minute. Only for a write that changes
 * nothing when it is done again, because the answer to one that was done may have been lost.
 */
export async function insist<Result>(
  write: () => PromiseLike<Result>,
  { now, rest } = time,
): Promise<Result> {
  const end = now() + patience;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (now() >= end || !isDatabaseAway(error)) throw error;
      await rest();
    }
  }
}
