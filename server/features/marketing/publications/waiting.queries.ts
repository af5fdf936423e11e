import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { marketingPublications } from '../../../../shared/marketing/publications/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

const { channelId, status, userId, version } = marketingPublications;

/** What has not gone out and can still be cancelled. */
const waitingOn = (owner: Owner, channel: number) =>
  and(eq(channelId, channel), eq(userId, owner), inArray(status, ['queued', 'manual_pending']));

/** How many publications wait for a channel. */
export async function countWaiting(tx: Db, owner: Owner, channel: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(marketingPublications)
    .where(waitingOn(owner, channel));
  return row?.count ?? 0;
}

/** Cancels what waits for a channel. */
export const cancelWaiting = (tx: Db, owner: Owner, channel: number, at: Date): PromiseLike<unknown> =>
  tx
    .update(marketingPublications)
    .set({ status: 'cancelled', nextAt: null, updatedAt: at, version: sql`${version} + 1` })
    .where(waitingOn(owner, channel));
