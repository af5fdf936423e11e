import { and, desc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingLeads, marketingPages } from '../../../../shared/marketing/capture/tables';
import type { CameFrom } from '../../../../shared/marketing/takeover/heard';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';

/** Origins that are shown at most. */
const most = 20;

const { id, userId, contactId, deletedAt, status, contactEmail, marketingCompanyId, createdAt } =
  marketingLeads;

const domain = sql<string>`coalesce(lower(split_part(${contactEmail}, '@', 2)), '')`;

/** Where the leads came from that became some contacts, the latest first; addresses at `ownDomains` are no leads. */
export async function listOrigins(
  db: Db,
  owner: Owner,
  contacts: readonly number[],
  ownDomains: readonly string[],
): Promise<CameFrom[]> {
  if (contacts.length === 0) return [];
  const { name } = marketingCampaigns;
  const rows = await db
    .select({
      leadId: id,
      marketingCompanyId,
      at: createdAt,
      campaignId: marketingCampaigns.id,
      name,
      slug: marketingPages.slug,
    })
    .from(marketingLeads)
    .leftJoin(
      marketingCampaigns,
      and(eq(marketingCampaigns.id, marketingLeads.campaignId), isNull(marketingCampaigns.deletedAt)),
    )
    .leftJoin(marketingPages, eq(marketingPages.id, marketingLeads.pageId))
    .where(
      and(
        eq(userId, owner),
        among(contactId, contacts),
        isNull(deletedAt),
        ne(status, 'spam'),
        ownDomains.length > 0 ? notInArray(domain, [...ownDomains]) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
  return rows.map(({ campaignId, name: campaign, at, ...lead }) => ({
    ...lead,
    at: at.toISOString(),
    campaign: campaignId !== null && campaign !== null ? { id: campaignId, name: campaign } : null,
  }));
}
