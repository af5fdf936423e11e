import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './away';

/** Milliseconds during which a failed write is retried. */
const patience = 60_000;

/** The clock, in milliseconds, and the pause between two attempts. */
const time = {
  now: () => performance.now(),
  rest: (): Promise<unknown> => pause(250, undefined, { ref: false }),
};

/**
 * Retries a write while the database is unavailable, at most four times a second for one minute. The write must be
 * idempotent, because the confirmation of a completed attempt may have been lost.
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
