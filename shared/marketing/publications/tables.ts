import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountId, ofAccount, withinAccount } from '../../accounts/tables';
import { marketingAssets } from '../assets/tables';
import { campaignId, marketingCampaigns } from '../campaigns/tables';
import { marketingContentVersions } from '../campaigns/versions/tables';
import { marketingChannels } from '../channels/tables';
import { marketingLinks } from '../links/tables';
import { marketingCompanies, marketingCompanyId } from '../tables';
import { instant } from '../../time/tables';
import { attemptKinds, attemptOutcomes, publicationStatuses } from './scales';

/** A version of a social piece on a channel at a time. */
export const marketingPublications = pgTable(
  'marketing_publications',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    campaignId: campaignId(),
    contentVersionId: integer('content_version_id').notNull(),
    channelId: integer('channel_id').notNull(),
    /** The picture that goes along. */
    assetId: integer('asset_id'),
    linkCode: text('link_code').notNull(),
    /** The slot as a person set it: wall time (`YYYY-MM-DDTHH:MM`) and IANA zone; `dueAt` is that moment. */
    wall: text('wall').notNull(),
    zone: text('zone').notNull(),
    dueAt: instant('due_at').notNull(),
    status: text('status', { enum: publicationStatuses }).notNull().default('queued'),
    /** The idempotency key, the same in every attempt. */
    key: text('key').notNull(),
    /** Calls to publish so far. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried or checked next; null if only a person can continue it. */
    nextAt: instant('next_at'),
    /** When the last call was begun, and the first one that may have arrived. */
    attemptedAt: instant('attempted_at'),
    firstSentAt: instant('first_sent_at'),
    /** When a check on the network first did not find it. */
    absentAt: instant('absent_at'),
    remoteId: text('remote_id'),
    remoteUrl: text('remote_url'),
    /** Why it is where it is, as a message. */
    problem: text('problem'),
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.assetId, marketingAssets.id, 'set null'),
    withinAccount(table.campaignId, marketingCampaigns.id),
    withinAccount(table.channelId, marketingChannels.id),
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    withinAccount(table.contentVersionId, marketingContentVersions.id),
    withinAccount(table.linkCode, marketingLinks.code, 'no action'),
    // What was cancelled does not stand in the way of the same again.
    uniqueIndex('marketing_publications_slot')
      .on(table.contentVersionId, table.channelId, table.dueAt)
      .where(sql`${table.status} <> 'cancelled'`),
    index('marketing_publications_owner').on(table.userId, table.marketingCompanyId, table.dueAt),
    index('marketing_publications_company').on(table.marketingCompanyId),
    index('marketing_publications_campaign').on(table.campaignId),
    index('marketing_publications_channel').on(table.channelId, table.dueAt),
    index('marketing_publications_asset').on(table.assetId),
    index('marketing_publications_link').on(table.linkCode),
    index('marketing_publications_waiting')
      .on(table.userId, table.marketingCompanyId, table.dueAt)
      .where(sql`${table.status} in ('manual_pending', 'unconfirmed', 'failed')`),
    index('marketing_publications_next').on(table.nextAt),
  ],
);

/** The ledger: every call to a network, written before the call. */
export const marketingPublicationAttempts = pgTable(
  'marketing_publication_attempts',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    publicationId: integer('publication_id').notNull(),
    kind: text('kind', { enum: attemptKinds }).notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    outcome: text('outcome', { enum: attemptOutcomes }).notNull().default('open'),
    /** The HTTP status of the answer. */
    status: integer('status'),
    /** What happened, as a message. */
    detail: text('detail'),
  },
  (table) => [
    withinAccount(table.publicationId, marketingPublications.id),
    index('marketing_publication_attempts_of').on(table.publicationId, table.id),
    index('marketing_publication_attempts_owner').on(table.userId),
    index('marketing_publication_attempts_open').on(table.userId).where(sql`${table.outcome} = 'open'`),
  ],
);
