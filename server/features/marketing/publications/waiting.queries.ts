import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { publicationProblems as problems } from '../../../../shared/marketing/publications/messages';
import { changeableStatuses } from '../../../../shared/marketing/publications/scales';
import { marketingPublications } from '../../../../shared/marketing/publications/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { movePublication } from './moving.queries';

const { campaignId, channelId, status, userId } = marketingPublications;

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

/** Cancels what waits for a channel, and has the campaigns follow; it shows that the channel is gone. */
export async function cancelWaiting(tx: Db, owner: Owner, channel: number, at: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(marketingPublications)
    .where(waitingOn(owner, channel))
    .orderBy(asc(marketingPublications.id))
    .for('update');
  for (const row of rows) {
    await movePublication(tx, row, 'cancelled', { nextAt: null, problem: problems['channel.gone'] }, at);
  }
}

/** Cancels what waits of a campaign or has failed; what is being sent, or may be out, stays as it is. */
export async function cancelOfCampaign(tx: Db, owner: Owner, campaign: number, at: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(marketingPublications)
    .where(and(eq(campaignId, campaign), eq(userId, owner), inArray(status, changeableStatuses)))
    .orderBy(asc(marketingPublications.id))
    .for('update');
  const over = { nextAt: null, problem: problems['campaign.cancelled'] };
  for (const row of rows) {
    // A failed one is queued first, since that is its only way on.
    const waiting = row.status === 'failed' ? await movePublication(tx, row, 'retried', {}, at) : row;
    await movePublication(tx, waiting, 'cancelled', over, at);
  }
}
