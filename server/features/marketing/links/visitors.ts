import { createHmac } from 'node:crypto';
import { newToken } from '../../../platform/http/access';
import type { Db } from '../../../platform/database/database';
import { keepSalt } from './links.queries';

export interface Visit {
  companyId: number;
  /** As rate limits count it. */
  address: string;
  userAgent: string | undefined;
}

/** The salts of the last two days, by day, of each open database. */
const known = new WeakMap<Db, Map<string, Promise<string>>>();

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** The salt of a day (UTC), which all instances share. */
function saltOf(db: Db, now: Date): Promise<string> {
  const salts = known.get(db) ?? new Map<string, Promise<string>>();
  known.set(db, salts);
  const day = dayOf(now);
  const found = salts.get(day);
  if (found) return found;
  for (const old of salts.keys())
    if (old < dayOf(new Date(now.getTime() - 48 * 3_600_000))) salts.delete(old);
  const salt = keepSalt(db, day, newToken());
  salts.set(day, salt);
  salt.catch(() => salts.delete(day));
  return salt;
}

/**
 * What a visitor is counted by: HMAC of company, address and user agent under the day's random salt. It is the same on
 * one day (UTC) only, and says nothing once the salt is deleted, after 48 hours.
 */
export async function visitorOf(db: Db, now: Date, { companyId, address, userAgent = '' }: Visit) {
  const salt = await saltOf(db, now);
  return createHmac('sha256', salt).update(`${companyId}|${address}|${userAgent}`).digest('base64url');
}
