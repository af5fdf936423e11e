import { and, eq, sql } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { isKindOf } from '../../../../shared/marketing/campaigns/kinds';
import { openStatuses } from '../../../../shared/marketing/publications/scales';
import { marketingPublications } from '../../../../shared/marketing/publications/tables';
import type { Db } from '../../../platform/database/database';

const open = sql.raw(openStatuses.map((status) => `'${status}'`).join(', '));

/**
 * Updates a campaign after its publications: scheduled while one waits, running when one is also published, finished
 * when none is left; paused stays until it is resumed or nothing waits. Without publications the text decides.
 */
export const followCampaign = (tx: Db, campaignId: number) =>
  tx.execute(sql`
    with found as (
      select count(*) filter (where one.status in (${open})) as waiting,
        count(*) filter (where one.status = 'published') as out,
        min(one.due_at) filter (where one.status in (${open})) as next, max(one.due_at) as last
      from ${marketingPublications} one where one.campaign_id = ${campaignId}
    )
    update ${marketingCampaigns} set
      status = case
        when status = 'cancelled' then status
        when waiting > 0 and status = 'paused' then status
        when waiting > 0 and out > 0 then 'running'
        when waiting > 0 then 'scheduled'
        when out > 0 then 'finished'
        when approved_version is null then case when status = 'draft' then 'draft' else 'in_review' end
        when approved_version = content_version then 'approved' else 'in_review' end,
      scheduled_version = case when waiting > 0 then coalesce(scheduled_version, approved_version)
        when out > 0 then scheduled_version end,
      scheduled_at = coalesce(next, case when out > 0 then last end)
    from found where ${eq(marketingCampaigns.id, campaignId)}`);

/** Holds what waits of a campaign, or lets it go; false when it is not in the given state. */
export async function holdCampaign(tx: Db, campaignId: number, held: boolean): Promise<boolean> {
  const from = held ? sql`status in ('scheduled', 'running')` : sql`status = 'paused'`;
  const rows = await tx
    .update(marketingCampaigns)
    .set({ status: held ? 'paused' : 'scheduled' })
    .where(sql`${eq(marketingCampaigns.id, campaignId)} and ${from}`)
    .returning({ id: marketingCampaigns.id });
  if (!held && rows.length > 0) await followCampaign(tx, campaignId);
  return rows.length > 0;
}

/** Ends the campaign of a post; false when it has ended, undefined when it is another kind of campaign. */
export async function endCampaign(tx: Db, campaignId: number): Promise<boolean | undefined> {
  const { id, type, status } = marketingCampaigns;
  const isOpen = sql<boolean>`${status} not in ('finished', 'cancelled')`;
  const [found] = await tx.select({ type, isOpen }).from(marketingCampaigns).where(eq(id, campaignId));
  if (!found || !isKindOf(found.type, 'posts')) return undefined;
  if (!found.isOpen) return false;
  await tx.update(marketingCampaigns).set({ status: 'cancelled' }).where(eq(id, campaignId));
  return true;
}

/** Takes up a cancelled campaign, which then is what its text and its publications are; false for another one. */
export async function reopenCampaign(tx: Db, campaignId: number): Promise<boolean> {
  const { id, status } = marketingCampaigns;
  const rows = await tx
    .update(marketingCampaigns)
    .set({ status: 'in_review' })
    .where(and(eq(id, campaignId), eq(status, 'cancelled')))
    .returning({ id });
  if (rows.length > 0) await followCampaign(tx, campaignId);
  return rows.length > 0;
}
