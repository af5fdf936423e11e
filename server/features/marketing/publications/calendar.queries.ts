import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingContentVersions } from '../../../../shared/marketing/campaigns/versions/tables';
import { marketingChannels } from '../../../../shared/marketing/channels/tables';
import { marketingMessages } from '../../../../shared/marketing/messages';
import { marketingPublications as own } from '../../../../shared/marketing/publications/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { notFound } from '../../../platform/http/errors';
import { listedColumns, type StoredListed } from './publications.queries';

/** The moment at which a day begins in the company's zone. */
const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${marketingCompanies.timezone})`;

/** What stands in some days and in the 30 days around them; cancelled ones are left out. */
const standsAround = (from: string, to: string) =>
  and(
    eq(own.marketingCompanyId, marketingCompanies.id),
    sql`${own.status} <> 'cancelled'`,
    gte(own.dueAt, sql`${startOf(from)} - interval '30 days'`),
    lt(own.dueAt, sql`${startOf(to)} + interval '30 days'`),
    sql`exists (select from ${marketingCampaigns} live where live.id = ${own.campaignId} and live.deleted_at is null)`,
  );

/**
 * Some days of a company with what stands in them and in the 30 days around them, which may be in conflict with it;
 * throws 404 for another owner's company.
 */
export async function readCalendar(
  db: Db,
  owner: Owner,
  { companyId, from, to }: { companyId: number; from: string; to: string },
) {
  const days = { from: sql<string>`${startOf(from)}`, to: sql<string>`${startOf(to)}` };
  const rows = await db
    .select({ zone: marketingCompanies.timezone, ...days, publication: listedColumns })
    .from(marketingCompanies)
    .leftJoin(own, standsAround(from, to))
    .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, own.campaignId))
    .leftJoin(marketingChannels, eq(marketingChannels.id, own.channelId))
    .leftJoin(marketingContentVersions, eq(marketingContentVersions.id, own.contentVersionId))
    .where(
      and(
        eq(marketingCompanies.id, companyId),
        eq(marketingCompanies.userId, owner),
        isNull(marketingCompanies.deletedAt),
      ),
    )
    .orderBy(asc(own.dueAt), asc(own.id));
  const [first] = rows;
  if (!first) throw notFound(marketingMessages['company.missing']);
  const publications = rows.flatMap(({ publication }) =>
    publication.id === null ? [] : [publication as StoredListed],
  );
  return { zone: first.zone, from: new Date(first.from), to: new Date(first.to), publications };
}
