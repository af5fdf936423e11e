import { and, eq, isNull, sql } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import { marketingContents } from '../../../../../shared/marketing/campaigns/versions/tables';
import type { Db } from '../../../../platform/database/database';

/** The campaigns of a set whose person's text has newer versions of the composer or a model beside it. */
export async function countKept(tx: Db, owner: number, set: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(marketingCampaigns)
    .innerJoin(marketingContents, eq(marketingContents.campaignId, marketingCampaigns.id))
    .where(
      and(
        eq(marketingCampaigns.userId, owner),
        eq(marketingCampaigns.setId, set),
        eq(marketingCampaigns.author, 'person'),
        isNull(marketingCampaigns.deletedAt),
        sql`${marketingContents.lastVersion} > ${marketingContents.number}`,
      ),
    );
  return row?.count ?? 0;
}
