import { mostHits } from './is-bot';

const minute = 60_000;

/** The most addresses that are tracked per minute, more than an instance serves. */
const mostAddresses = 50_000;

interface Visiting {
  companyId: number;
  /** In the form that rate limits use. */
  address: string;
  at: Date;
}

/**
 * Makes a function that tells whether an address has made more requests to a company in this minute than one person
 * would, regardless of the user agent. The counts are kept in memory, per instance: they exist to spare the database.
 */
export function createCrowd(): (visit: Visiting) => boolean {
  let counted = 0;
  let hits = new Map<string, number>();
  return ({ companyId, address, at }) => {
    const now = Math.floor(at.getTime() / minute);
    if (now !== counted || hits.size >= mostAddresses) hits = new Map();
    counted = now;
    const key = `${companyId} ${address}`;
    const count = (hits.get(key) ?? 0) + 1;
    hits.set(key, count);
    return count > mostHits;
  };
}
