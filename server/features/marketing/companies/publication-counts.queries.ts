import { type SQL, sql } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingChannels } from '../../../../shared/marketing/channels/tables';
import { statusesForPerson } from '../../../../shared/marketing/publications/scales';
import { marketingPublications } from '../../../../shared/marketing/publications/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';

const { status } = marketingPublications;

const forPerson = sql.raw(statusesForPerson.map((each) => `'${each}'`).join(', '));

const countOf = (condition: SQL) => sql<number>`(select count(*)::int from ${marketingPublications}
  join ${marketingCampaigns} on ${marketingCampaigns.id} = ${marketingPublications.campaignId}
  where ${marketingPublications.userId} = ${marketingCompanies.userId}
    and ${marketingPublications.marketingCompanyId} = ${marketingCompanies.id}
    and ${marketingCampaigns.deletedAt} is null and ${condition})`;

const brokenChannels = sql<number>`(select count(*)::int from ${marketingChannels}
  where ${marketingChannels.marketingCompanyId} = ${marketingCompanies.id}
    and ${marketingChannels.deletedAt} is null and ${marketingChannels.status} = 'reconnect')`;

/** How far a company's publications are, as columns of a statement over companies. */
export const publicationCounts = {
  publishedCount: countOf(sql`${status} = 'published'`),
  queuedCount: countOf(sql`${status} in ('queued', 'attempting')`),
  nextPostAt: sql<Date | null>`(select min(${marketingPublications.dueAt}) from ${marketingPublications}
    join ${marketingCampaigns} on ${marketingCampaigns.id} = ${marketingPublications.campaignId}
    where ${marketingPublications.userId} = ${marketingCompanies.userId}
      and ${marketingPublications.marketingCompanyId} = ${marketingCompanies.id}
      and ${marketingCampaigns.deletedAt} is null and ${status} = 'queued')`.mapWith(
    marketingPublications.dueAt,
  ),
  unsettledCount: sql<number>`${countOf(sql`${status} in (${forPerson})`)} + ${brokenChannels}`,
};
