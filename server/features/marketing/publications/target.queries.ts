import { and, eq, sql } from 'drizzle-orm';
import { webAddress } from '../../../../shared/marketing/campaigns/rendering/web-address';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingPages } from '../../../../shared/marketing/capture/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** The slug of the live landing page of a campaign's set, the latest one; null where none is live. */
export const livePage = sql<string | null>`(select page.slug from ${marketingPages} page
  join marketing_campaigns other on other.id = page.campaign_id
  where page.status = 'live' and page.marketing_company_id = marketing_campaigns.marketing_company_id
    and other.set_id = marketing_campaigns.set_id
  order by page.published_at desc nulls last, page.id desc limit 1)`;

interface Places {
  page: string | null;
  productUrl: string | null;
}

/** Where a post leads: the live landing page of its set, else the product's own page; null where there is neither. */
export const targetOf = ({ page, productUrl }: Places): string | null =>
  page === null ? webAddress(productUrl) : `/l/${page}`;

/** Where the posts of a campaign lead by now. */
export async function findTarget(tx: Db, owner: Owner, campaignId: number): Promise<string | null> {
  const [found] = await tx
    .select({ page: livePage, productUrl: marketingProducts.url })
    .from(marketingCampaigns)
    .leftJoin(marketingProducts, eq(marketingProducts.id, marketingCampaigns.productId))
    .where(and(eq(marketingCampaigns.id, campaignId), eq(marketingCampaigns.userId, owner)));
  return found ? targetOf(found) : null;
}
