import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { QueryClient } from '../database/query-client';
import { tooMany } from './errors';

const minute = 60;
const hour = 60 * minute;

/** How often what may happen: `points` within `seconds`, counted together by all instances. */
const rules = {
  signInByAccount: { points: 10, seconds: 15 * minute },
  signInByAddress: { points: 50, seconds: 15 * minute },
  registration: { points: 20, seconds: hour },
  enquiry: { points: 10, seconds: hour },
  enquiryConfirmation: { points: 3, seconds: hour },
  passwordReset: { points: 10, seconds: hour },
  passwordResetByEmail: { points: 3, seconds: hour },
  emailChange: { points: 5, seconds: hour },
  currentPassword: { points: 10, seconds: 15 * minute },
  /** Each takes a second of a processor. */
  reportPdf: { points: 60, seconds: 5 * minute },
  sharedReport: { points: 300, seconds: 5 * minute },
  calls: { points: 3_000, seconds: 5 * minute },
} as const;

type Rule = keyof typeof rules;

/** Counts towards limits; throws 429 with the time to wait when one is passed. */
export interface RateLimits {
  count(rule: Rule, key: string): Promise<void>;
  /** Counts, and says whether the limit still holds, for refusals that nobody may see. */
  allows(rule: Rule, key: string): Promise<boolean>;
  /** Takes one back, for attempts that turned out right. */
  uncount(rule: Rule, key: string): Promise<void>;
}

/** Keys hold addresses and account names, so only their hash is stored. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Rate limits kept in the database. */
export function createRateLimits(client: QueryClient): RateLimits {
  const limiters = limitersOn(client);

  /** Seconds until the next may come; 0 when this one may. */
  async function consume(rule: Rule, key: string): Promise<number> {
    try {
      await limiters[rule].consume(hashed(key));
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
      await limiters[rule].reward(hashed(key));
    },
  };
}

const limitersOn = (client: QueryClient) =>
  Object.fromEntries(
    Object.entries(rules).map(([rule, { points, seconds }]) => [
      rule,
      new RateLimiterPostgres({
        storeClient: client,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: rule,
        points,
        duration: seconds,
      }),
    ]),
  ) as Record<Rule, RateLimiterPostgres>;
