import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { campaignAddress } from '../../../../shared/marketing/campaigns/campaign-address';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingContentVersions } from '../../../../shared/marketing/campaigns/versions/tables';
import { marketingLeads, marketingPages } from '../../../../shared/marketing/capture/tables';
import type { CameFrom } from '../../../../shared/marketing/takeover/heard';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { headingOf } from '../campaigns/pieces/first-line.queries';
import { isUnanswered } from '../capture/leads/unanswered.queries';

/** Origins that are shown at most. */
const most = 20;

const { id, userId, contactId, deletedAt, status, contactEmail, marketingCompanyId, createdAt, consent } =
  marketingLeads;

const domain = sql<string>`coalesce(lower(split_part(${contactEmail}, '@', 2)), '')`;

const { name, type, angle, productId, setId } = marketingCampaigns;

const columns = {
  leadId: id,
  marketingCompanyId,
  at: createdAt,
  consent,
  status,
  campaign: { name, type, angle, productId, setId },
  isWaiting: sql<boolean>`(${isUnanswered})`,
  slug: marketingPages.slug,
  pageTitle: headingOf(sql`${marketingContentVersions.piece}`),
};

interface Asked {
  /** A query of the ids of the contacts. */
  contacts: SQL;
  /** A query of domains whose addresses are no leads. */
  ownDomains: SQL;
}

/** Where the leads came from that became some contacts, the latest first. */
export async function listOrigins(
  db: Db,
  owner: Owner,
  { contacts, ownDomains }: Asked,
): Promise<CameFrom[]> {
  const rows = await db
    .select(columns)
    .from(marketingLeads)
    .leftJoin(
      marketingCampaigns,
      and(eq(marketingCampaigns.id, marketingLeads.campaignId), isNull(marketingCampaigns.deletedAt)),
    )
    .leftJoin(marketingPages, eq(marketingPages.id, marketingLeads.pageId))
    .leftJoin(marketingContentVersions, eq(marketingContentVersions.id, marketingPages.contentVersionId))
    .where(
      and(
        eq(userId, owner),
        sql`${contactId} in (${contacts})`,
        isNull(deletedAt),
        ne(status, 'spam'),
        sql`${domain} not in (${ownDomains})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
  return rows.map(({ campaign, at, ...lead }) => ({
    ...lead,
    at: at.toISOString(),
    campaign: campaign && {
      name: campaign.name,
      to: campaignAddress({ ...campaign, marketingCompanyId: lead.marketingCompanyId }),
    },
  }));
}
