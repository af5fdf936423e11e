import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { marketingAssets } from '../../../../shared/marketing/assets/tables';
import { kindsOf } from '../../../../shared/marketing/campaigns/kinds';
import { marketingCampaigns, marketingSets } from '../../../../shared/marketing/campaigns/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import type { Given } from '../../../platform/database/statement';

const hasPicture = sql`exists (select from ${marketingAssets}
  where ${marketingAssets.campaignId} = ${marketingCampaigns.id} and ${marketingAssets.deletedAt} is null)`;

/**
 * How far the campaigns of an owner's companies are, as a part of a statement: those of products in the bin count
 * nothing. Whoever edits an approved one, or changes a fact that one cites, has it waiting.
 */
export const campaignCountsOf = (db: Db, owner: Given<{ owner: Owner }>['owner']) =>
  db
    .select({
      company: marketingSets.marketingCompanyId,
      sets: sql<number>`count(distinct ${marketingSets.id})::int`.as('campaign_sets'),
      approved:
        sql<number>`count(*) filter (where ${marketingCampaigns.approvedVersion} is not null)::int`.as(
          'approved_campaigns',
        ),
      waiting: sql<number>`count(*) filter (where ${marketingCampaigns.status} = 'in_review'
        or cardinality(${marketingCampaigns.changedFacts}) > 0)::int`.as('waiting_campaigns'),
      pictured: sql<number>`count(*) filter (where ${inArray(marketingCampaigns.type, kindsOf('posts'))}
        and ${marketingCampaigns.approvedVersion} is not null and ${hasPicture})::int`.as('pictured_posts'),
    })
    .from(marketingSets)
    .innerJoin(
      marketingProducts,
      and(eq(marketingProducts.id, marketingSets.productId), isNull(marketingProducts.deletedAt)),
    )
    .leftJoin(
      marketingCampaigns,
      and(eq(marketingCampaigns.setId, marketingSets.id), isNull(marketingCampaigns.deletedAt)),
    )
    .where(eq(marketingSets.userId, owner))
    .groupBy(marketingSets.marketingCompanyId)
    .as('campaign_counts');
