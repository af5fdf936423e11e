import { setTimeout as pause } from 'node:timers/promises';
import type { Fetch, Outbound } from '../../../platform/outbound/outbound';
import { repeating } from '../../../platform/outbound/repeating';

/** Total milliseconds of all calls of one attempt; less than the 120 s after which an attempt counts as crashed. */
const whole = 100_000;

/**
 * The limits of one call. Redirects are not followed but shown to the person, so that no secret goes to another
 * address.
 */
const each = { total: 30_000, firstByte: 25_000, most: 1_000_000, redirects: 0 };

/** Milliseconds before a call with a dropped connection is repeated, if it may be. */
const beforeRepeat = 500;

/** Makes the `fetch` for one test, attempt, reading or removal; make a new one for each, because its time is shared. */
export function channelCalls(outbound: Outbound): Fetch {
  const end = performance.now() + whole;
  const call: Fetch = (input, init) => {
    const total = Math.max(1, Math.min(each.total, end - performance.now()));
    return outbound.fetchFor('channel', { ...each, total })(input, init);
  };
  return repeating(call, () => pause(beforeRepeat));
}
