import { mostHits } from './is-bot';

const minute = 60_000;

/** More addresses than an instance serves in a minute. */
const mostAddresses = 50_000;

interface Visiting {
  companyId: number;
  /** As rate limits count it. */
  address: string;
  at: Date;
}

/**
 * Tells whether an address has seen more of a company in this minute than one person may, whatever program it says it
 * is: counted in this instance only, since the counts are there to save the database work.
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
