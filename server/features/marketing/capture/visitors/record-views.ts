import type { Touch } from '../../../../../shared/marketing/capture/touch';
import { type BatchWriter, createBatchWriter } from '../../../../platform/database/batch-writer';
import type { Db } from '../../../../platform/database/database';
import type { Logger } from '../../../../platform/logger';
import { isBot } from '../../links/is-bot';
import { type Visit, visitorOf } from '../../links/visitors';
import { countViews, insertViews, type NewView } from './views.queries';

/** A page that was shown, as it was asked for. */
export interface View extends Visit {
  pageId: number;
  at: Date;
  method: string;
  touch: Touch;
}

const minute = 60_000;

/** Writes views behind the answers, so that no visitor waits for it. */
export const createViewWriter = (db: Db, logger: Pick<Logger, 'error'>): BatchWriter<View> =>
  createBatchWriter({ name: 'views', write: (views) => writeViews(db, views), logger });

/** Decides of each view whether it was a robot's, counting those of the minute before, and stores them. */
export async function writeViews(db: Db, views: readonly View[]): Promise<void> {
  const visitors = await Promise.all(views.map((view) => visitorOf(db, view.at, view)));
  const since = new Date(Math.min(...views.map(({ at }) => at.getTime())) - minute);
  const hits = await countViews(db, [...new Set(visitors)], since);
  const rows = views.map(({ pageId, at, userAgent, method, touch }, index): NewView => {
    const visitor = visitors[index] as string;
    const hitsInMinute = (hits.get(visitor) ?? 0) + 1;
    hits.set(visitor, hitsInMinute);
    return { pageId, at, visitor, touch, bot: isBot({ userAgent, method, hitsInMinute }) };
  });
  await insertViews(db, rows);
}

/** Whether a browser only fetches a page beforehand, or another program draws a small picture of it. */
export const isPreview = (header: (name: string) => string | undefined): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(header(name) ?? ''),
  );
