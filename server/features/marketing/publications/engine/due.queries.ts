import { and, eq, getTableColumns, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { accounts } from '../../../../../shared/accounts/tables';
import { marketingAssets } from '../../../../../shared/marketing/assets/tables';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import { marketingContentVersions } from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingChannels } from '../../../../../shared/marketing/channels/tables';
import {
  marketingPublicationAttempts,
  marketingPublications,
} from '../../../../../shared/marketing/publications/tables';
import { marketingLinks } from '../../../../../shared/marketing/links/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { callTime } from './back-off';

/** Everything that the publishing of a publication needs, itself included. */
export async function findDue(db: Db, id: number) {
  const [row] = await db
    .select({
      publication: getTableColumns(marketingPublications),
      campaign: {
        status: marketingCampaigns.status,
        deletedAt: marketingCampaigns.deletedAt,
        language: marketingCampaigns.language,
        productId: marketingCampaigns.productId,
      },
      version: { piece: marketingContentVersions.piece, cited: marketingContentVersions.cited },
      channel: {
        network: marketingChannels.network,
        status: marketingChannels.status,
        deletedAt: marketingChannels.deletedAt,
        feedToken: marketingChannels.feedToken,
      },
      target: marketingLinks.target,
      company: { latePolicy: marketingCompanies.latePolicy, deletedAt: marketingCompanies.deletedAt },
      closingAt: accounts.closingAt,
      asset: marketingAssets,
    })
    .from(marketingPublications)
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingPublications.campaignId))
    .innerJoin(
      marketingContentVersions,
      eq(marketingContentVersions.id, marketingPublications.contentVersionId),
    )
    .innerJoin(marketingChannels, eq(marketingChannels.id, marketingPublications.channelId))
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingPublications.marketingCompanyId))
    .innerJoin(marketingLinks, eq(marketingLinks.code, marketingPublications.linkCode))
    .innerJoin(accounts, eq(accounts.id, marketingPublications.userId))
    .leftJoin(marketingAssets, eq(marketingAssets.id, marketingPublications.assetId))
    .where(eq(marketingPublications.id, id));
  return row;
}

/** Whose a publication is, and its channel; undefined for one that is gone. */
export async function findCaller(db: Db, publicationId: number) {
  const { id, userId, channelId } = marketingPublications;
  const [row] = await db
    .select({ userId, channelId })
    .from(marketingPublications)
    .where(eq(id, publicationId));
  return row;
}

export type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

/** Publications whose time is over by `grace` milliseconds and that no job has moved on, the oldest first. */
export async function listForgotten(db: Db, now: Date, grace: number): Promise<number[]> {
  const { id, status, nextAt, attemptedAt } = marketingPublications;
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const rows = await db
    .select({ id })
    .from(marketingPublications)
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingPublications.campaignId))
    .innerJoin(marketingChannels, eq(marketingChannels.id, marketingPublications.channelId))
    .innerJoin(accounts, eq(accounts.id, marketingPublications.userId))
    .where(
      or(
        and(eq(status, 'attempting'), lte(attemptedAt, before(callTime))),
        and(eq(status, 'unconfirmed'), isNotNull(nextAt), lte(nextAt, before(grace))),
        and(
          eq(status, 'queued'),
          lte(nextAt, before(grace)),
          // What is held is looked at again when it is let go.
          sql`(${marketingChannels.deletedAt} is not null or ${marketingCampaigns.deletedAt} is not null
            or (${marketingChannels.status} = 'connected' and ${marketingCampaigns.status} <> 'paused'
              and ${accounts.closingAt} is null))`,
        ),
      ),
    )
    .orderBy(sql`coalesce(${nextAt}, ${attemptedAt})`)
    .limit(500);
  return rows.map((row) => row.id);
}

/** How often the far side was read since the last call. */
export async function countReadings(db: Db, publicationId: number, since: Date): Promise<number> {
  const { kind, startedAt } = marketingPublicationAttempts;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(marketingPublicationAttempts)
    .where(
      and(
        eq(marketingPublicationAttempts.publicationId, publicationId),
        inArray(kind, ['read']),
        sql`${startedAt} >= ${since.toISOString()}::timestamptz`,
      ),
    );
  return row?.count ?? 0;
}
