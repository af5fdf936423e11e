import { and, eq, sql } from 'drizzle-orm';
import { typedAddress } from '../../../../shared/marketing/campaigns/rendering/web-address';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingPages } from '../../../../shared/marketing/capture/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** The slug of the live landing page of a campaign's set, the latest one; null where none is live. */
const livePage = sql<string | null>`(select page.slug from ${marketingPages} page
  join marketing_campaigns other on other.id = page.campaign_id
  where page.status = 'live' and page.marketing_company_id = marketing_campaigns.marketing_company_id
    and other.set_id = marketing_campaigns.set_id
  order by page.published_at desc nulls last, page.id desc limit 1)`;

/** Where a post may lead, in a statement over campaigns with their product and company. */
export const placesToLead = {
  page: livePage,
  goalLink: sql<string | null>`${marketingProducts.goal} ->> 'link'`,
  productUrl: marketingProducts.url,
  website: marketingCompanies.website,
};

interface Places {
  page: string | null;
  goalLink: string | null;
  productUrl: string | null;
  website: string | null;
}

/**
 * Where a post leads: the live landing page of its set, else the address of what its texts ask for, the product's own page
 * or the company's website, as the writer counts them; null where there is none.
 */
export function targetOf({ page, goalLink, productUrl, website }: Places): string | null {
  if (page !== null) return `/l/${page}`;
  return typedAddress(goalLink) ?? typedAddress(productUrl) ?? typedAddress(website);
}

/** Where the posts of a campaign lead by now. */
export async function findTarget(tx: Db, owner: Owner, campaignId: number): Promise<string | null> {
  const [found] = await tx
    .select(placesToLead)
    .from(marketingCampaigns)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingCampaigns.marketingCompanyId))
    .leftJoin(marketingProducts, eq(marketingProducts.id, marketingCampaigns.productId))
    .where(and(eq(marketingCampaigns.id, campaignId), eq(marketingCampaigns.userId, owner)));
  return found ? targetOf(found) : null;
}
