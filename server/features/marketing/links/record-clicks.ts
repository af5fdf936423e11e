import type { Db } from '../../../platform/database/database';
import { type BatchWriter, createBatchWriter } from '../../../platform/database/batch-writer';
import type { Logger } from '../../../platform/logger';
import { isBot } from './is-bot';
import { countClicks, insertClicks, type NewClick } from './links.queries';
import { type Visit, visitorOf } from './visitors';

/** A call of a short link, as it arrived. */
export interface Click extends Visit {
  code: string;
  at: Date;
  method: string;
}

const minute = 60_000;

/** Writes clicks behind the redirects, so that no visitor waits for it. */
export const createClickWriter = (db: Db, logger: Pick<Logger, 'error'>): BatchWriter<Click> =>
  createBatchWriter({ name: 'clicks', write: (clicks) => writeClicks(db, clicks), logger });

/** Decides of each click whether it was a robot's, counting those of the minute before, and stores them. */
export async function writeClicks(db: Db, clicks: readonly Click[]): Promise<void> {
  const visitors = await Promise.all(clicks.map((click) => visitorOf(db, click.at, click)));
  const since = new Date(Math.min(...clicks.map(({ at }) => at.getTime())) - minute);
  const hits = await countClicks(db, [...new Set(visitors)], since);
  const rows = clicks.map(({ code, at, userAgent, method }, index): NewClick => {
    const visitor = visitors[index] as string;
    const hitsInMinute = (hits.get(visitor) ?? 0) + 1;
    hits.set(visitor, hitsInMinute);
    return { code, at, visitor, bot: isBot({ userAgent, method, hitsInMinute }) };
  });
  await insertClicks(db, rows);
}
