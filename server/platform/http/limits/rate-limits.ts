import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { QueryClient } from '../../database/query-client';
import { tooMany } from '../errors';

/** A rate limit: at most `points` calls within `seconds`, counted across all instances. */
export interface Limit {
  /** The key prefix of its counters in the database. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Defines a limit; a feature lists it in its `feature.ts`. */
export const limit = (name: string, rule: { points: number; seconds: number }): Limit => ({ name, ...rule });

/** The limit on all calls of a signed-in user. */
export const calls = limit('calls', { points: 3_000, seconds: 5 * 60 });

/** Counts calls against limits. */
export interface RateLimits {
  count(rule: Limit, key: string): Promise<void>;
  /** Counts and returns whether the limit still holds, for limits whose refusal the caller must not notice. */
  allows(rule: Limit, key: string): Promise<boolean>;
  /** Removes one count, for an attempt that succeeded. */
  uncount(rule: Limit, key: string): Promise<void>;
  /** Adds calls that were already answered; resolves to the count and the milliseconds until it starts again. */
  add(rule: Limit, key: string, calls: number): Promise<{ count: number; endsIn: number }>;
}

/** Keys contain IP addresses and account names, so only their hash is stored. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Creates rate limits whose counters are in the database. Counting against a limit that is not in the list throws. */
export function createRateLimits(client: QueryClient, limits: readonly Limit[]): RateLimits {
  const limiters = new Map(limits.map((each) => [each, limiterOn(client, each)]));
  function limiterOf(rule: Limit) {
    const limiter = limiters.get(rule);
    if (!limiter) throw new Error(`No feature states the limit ${rule.name}`);
    return limiter;
  }

  /** Seconds until the next call is allowed; 0 when this one is. */
  async function consume(rule: Limit, key: string): Promise<number> {
    try {
      await limiterOf(rule).consume(hashed(key));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      throw refusal;
    }
  }
  return {
    async count(rule, key) {
      const wait = await consume(rule, key);
      if (wait > 0) throw tooMany(wait);
    },
    allows: async (rule, key) => (await consume(rule, key)) === 0,
    async uncount(rule, key) {
      await limiterOf(rule).reward(hashed(key));
    },
    async add(rule, key, calls) {
      const { consumedPoints, msBeforeNext } = await limiterOf(rule).penalty(hashed(key), calls);
      return { count: consumedPoints, endsIn: msBeforeNext };
    },
  };
}

const limiterOn = (client: QueryClient, { name, points, seconds }: Limit) =>
  new RateLimiterPostgres({
    storeClient: client,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
