import { dayIn } from '../../../../../shared/time/zone';
import type { Touch } from '../../../../../shared/marketing/capture/touch';
import { type BatchWriter, createBatchWriter } from '../../../../platform/database/batch-writer';
import type { Db } from '../../../../platform/database/database';
import { transact } from '../../../../platform/database/transact';
import type { Logger } from '../../../../platform/logger';
import type { Click } from '../../links/click';
import { type Visit, visitorOf } from '../../links/visitors';
import { createCrowd } from './crowd';
import { countHits, insertHits, type NewHits } from './hits.queries';
import { isBot } from './is-bot';

/** A page view with the properties of its request. */
export interface View extends Visit {
  pageId: number;
  at: Date;
  method: string;
  touch: Touch;
}

/** A view of a page or a click on a short link. */
export type Hit = View | Click;

/** The number of hits above the per-address limit, by company and day. No row is stored for each. */
interface Beyond {
  companyId: number;
  /** In the company's time zone, such as `2026-11-24`. */
  day: string;
  beyond: number;
}

const secondsInMinute = 60;

const secondOf = (at: Date) => Math.floor(at.getTime() / 1_000);

interface HitDeps {
  db: Db;
  logger: Pick<Logger, 'error'>;
  /** Handles clicks on links in mails; passed in, because its room comes later. */
  noteClicks: NoteClicks;
}

type NoteClicks = (tx: Db, clicks: readonly { code: string; at: Date }[]) => Promise<void>;

/**
 * Stores hits after the response, so that no visitor waits for it. Hits above the per-address limit in a minute are
 * only counted, as robots, so that an attacker cannot fill the disk.
 */
export function createHitWriter({ db, logger, noteClicks }: HitDeps): BatchWriter<Hit> {
  const isTooMany = createCrowd();
  const waiting = new Map<string, Beyond>();
  const writer = createBatchWriter<Hit | Beyond>({
    name: 'views and clicks',
    write(rows, isRepeated) {
      for (const row of rows) if (isBeyond(row)) waiting.delete(keyOf(row));
      return writeHits({ db, noteClicks }, rows, isRepeated);
    },
    logger,
  });
  return {
    written: () => writer.written(),
    add(hit) {
      if (!isTooMany(hit)) return writer.add(hit);
      const more = { companyId: hit.companyId, day: dayIn(hit.at, hit.zone), beyond: 1 };
      const known = waiting.get(keyOf(more));
      if (known) {
        known.beyond += 1;
        return;
      }
      waiting.set(keyOf(more), more);
      writer.add(more);
    },
  };
}

const isHit = (row: Hit | Beyond): row is Hit => !('beyond' in row);
const isBeyond = (row: Hit | Beyond): row is Beyond => 'beyond' in row;

const keyOf = ({ companyId, day }: Beyond) => `${companyId} ${day}`;

/** Loads the number of hits of each visitor per second, and returns a function that adds further ones. */
async function countedHits(db: Db, visitors: readonly string[], hits: readonly Hit[]) {
  if (hits.length === 0) return () => 0;
  const first = Math.min(...hits.map(({ at }) => secondOf(at))) - secondsInMinute + 1;
  const seconds = new Map<string, Map<number, number>>();
  const add = (visitor: string, second: number, count: number) => {
    const counts = seconds.get(visitor) ?? new Map<number, number>();
    seconds.set(visitor, counts.set(second, (counts.get(second) ?? 0) + count));
    return counts;
  };
  const rows = await countHits(db, [...new Set(visitors)], new Date(first * 1_000));
  for (const { visitor, second, hits: count } of rows) add(visitor, second, count);
  /** Adds a hit, and returns the visitor's number of hits in the minute that ends with it. */
  return (visitor: string, at: Date): number => {
    const last = secondOf(at);
    return [...add(visitor, last, 1)]
      .filter(([second]) => second > last - secondsInMinute && second <= last)
      .reduce((sum, [, count]) => sum + count, 0);
  };
}

/**
 * Decides for each hit whether it is a robot's, from the views and clicks of the preceding minute, and stores them.
 * With `isRepeated`, for a write whose outcome is unknown, only hits that are not stored yet are added; hits that are
 * only counted may then count twice.
 */
export async function writeHits(
  { db, noteClicks }: Omit<HitDeps, 'logger'>,
  given: readonly (Hit | Beyond)[],
  isRepeated = false,
): Promise<void> {
  const hits = given.filter(isHit);
  const visitors = await Promise.all(hits.map((hit) => visitorOf(db, hit.at, hit)));
  const hitsAt = await countedHits(db, visitors, hits);
  const rows: NewHits = { views: [], clicks: [], beyond: given.filter(isBeyond) };
  for (const [index, { at, userAgent, method, ...hit }] of hits.entries()) {
    const visitor = visitors[index] as string;
    const row = { at, visitor, bot: isBot({ userAgent, method, hitsInMinute: hitsAt(visitor, at) }) };
    if ('pageId' in hit) rows.views.push({ ...row, pageId: hit.pageId, touch: hit.touch });
    else rows.clicks.push({ ...row, code: hit.code });
  }
  const followed = rows.clicks.filter(({ bot }) => !bot);
  if (followed.length === 0) return insertHits(db, rows, isRepeated);
  await transact(db, async (tx) => {
    await insertHits(tx, rows, isRepeated);
    await noteClicks(tx, followed);
  });
}
