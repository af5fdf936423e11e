import { setTimeout as pause } from 'node:timers/promises';
import type { Fetch, Outbound } from '../../../platform/outbound/outbound';
import { repeating } from '../../../platform/outbound/repeating';

/** Milliseconds for all calls of one attempt, less than the 120 s after which an attempt counts as crashed. */
const whole = 100_000;

/** The limits of one call. An address that sends on elsewhere is shown to the person: no secret follows it. */
const each = { total: 30_000, firstByte: 25_000, most: 1_000_000, redirects: 0 };

/** Milliseconds before a dropped call that may be repeated. */
const beforeRepeat = 500;

/** Calls of one test, attempt, reading or removal; make them anew for each. */
export function channelCalls(outbound: Outbound): Fetch {
  const end = performance.now() + whole;
  const call: Fetch = (input, init) => {
    const total = Math.max(1, Math.min(each.total, end - performance.now()));
    return outbound.fetchFor('channel', { ...each, total })(input, init);
  };
  return repeating(call, () => pause(beforeRepeat));
}
