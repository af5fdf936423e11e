import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { marketingAssets } from '../../../../shared/marketing/assets/tables';
import { marketingLeads } from '../../../../shared/marketing/capture/tables';
import type { MarketingBinned } from '../../../../shared/marketing/bin/scales';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingContents } from '../../../../shared/marketing/campaigns/versions/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Binned, BinnedKinds } from '../../../platform/acts/bin.queries';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { among } from '../../../platform/database/rows/many';

const tables = {
  marketingCompany: marketingCompanies,
  marketingProduct: marketingProducts,
  marketingCampaign: marketingCampaigns,
  marketingContent: marketingContents,
  marketingLead: marketingLeads,
};

/** The title of a record; for a lead, whatever is known. */
const nameOf = (table: (typeof tables)[MarketingBinned]) =>
  'name' in table
    ? sql<string | null>`${table.name}`
    : sql<string | null>`coalesce(${table.contactName}, ${table.contactEmail}, ${table.companyName})`;

/** The content of a campaign goes and comes back with it. */
const standsAlone = isNull(marketingContents.campaignId);

const binned = (entity: MarketingBinned): Binned => ({
  table: tables[entity],
  name: nameOf(tables[entity]),
});

/** What the bin lists. */
export const binnedMarketing: BinnedKinds<MarketingBinned> = {
  marketingCompany: binned('marketingCompany'),
  marketingProduct: binned('marketingProduct'),
  marketingCampaign: binned('marketingCampaign'),
  marketingContent: { ...binned('marketingContent'), only: standsAlone },
  marketingLead: binned('marketingLead'),
};

/** The contents of some campaigns. */
export async function listContentsOf(tx: Db, owner: Owner, campaigns: readonly number[]): Promise<number[]> {
  const { id, userId, campaignId } = marketingContents;
  const rows = await tx
    .select({ id })
    .from(marketingContents)
    .where(and(eq(userId, owner), among(campaignId, campaigns)));
  return rows.map((row) => row.id);
}

/** Those of some contents that belong to no campaign. */
export async function listAlone(tx: Db, owner: Owner, contents: readonly number[]): Promise<number[]> {
  const { id, userId } = marketingContents;
  const rows = await tx
    .select({ id })
    .from(marketingContents)
    .where(and(eq(userId, owner), among(id, contents), standsAlone));
  return rows.map((row) => row.id);
}

/**
 * Permanently deletes what was put in the bin before a time. A company is deleted with everything in it. A product is
 * deleted with its campaigns, which were hidden with it and would otherwise reappear.
 */
export async function purgeBin(db: Db, before: Date): Promise<void> {
  await db.delete(marketingAssets).where(lt(marketingAssets.deletedAt, before));
  const { deletedAt, productId } = marketingCampaigns;
  const oldProducts = db
    .select({ id: marketingProducts.id })
    .from(marketingProducts)
    .where(lt(marketingProducts.deletedAt, before));
  await db.delete(marketingCampaigns).where(or(lt(deletedAt, before), inArray(productId, oldProducts)));
  await db.delete(marketingContents).where(and(lt(marketingContents.deletedAt, before), standsAlone));
  await db.delete(marketingLeads).where(lt(marketingLeads.deletedAt, before));
  await db.delete(marketingProducts).where(lt(marketingProducts.deletedAt, before));
  await db.delete(marketingCompanies).where(lt(marketingCompanies.deletedAt, before));
}
