import { createHmac } from 'node:crypto';
import { dayIn } from '../../../../shared/time/zone';
import { newToken } from '../../../platform/http/access';
import type { Db } from '../../../platform/database/database';
import { keepSalt } from './links.queries';

export interface Visit {
  companyId: number;
  /** The company's zone (IANA), in which its days begin. */
  zone: string;
  /** As rate limits count it. */
  address: string;
  userAgent: string | undefined;
}

/** The salts of the last days, by day, of each open database. */
const known = new WeakMap<Db, Map<string, Promise<string>>>();

/** The salt of a day, which all instances share. */
function saltOf(db: Db, now: Date, day: string): Promise<string> {
  const salts = known.get(db) ?? new Map<string, Promise<string>>();
  known.set(db, salts);
  const found = salts.get(day);
  if (found) return found;
  for (const old of salts.keys())
    if (old < dayIn(new Date(now.getTime() - 48 * 3_600_000), 'UTC')) salts.delete(old);
  const salt = keepSalt(db, day, newToken());
  salts.set(day, salt);
  salt.catch(() => salts.delete(day));
  return salt;
}

/**
 * What a visitor is counted by: HMAC of company, address and user agent under the day's random salt. It is the same on
 * one day of the company only, and says nothing once the salt is deleted, after 48 hours.
 */
export async function visitorOf(db: Db, now: Date, { companyId, zone, address, userAgent = '' }: Visit) {
  const salt = await saltOf(db, now, dayIn(now, zone));
  return createHmac('sha256', salt).update(`${companyId}|${address}|${userAgent}`).digest('base64url');
}
