import { and, desc, eq, getTableColumns, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { marketingAssets } from '../../../../../shared/marketing/assets/tables';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingChannels } from '../../../../../shared/marketing/channels/tables';
import { publicationMessages } from '../../../../../shared/marketing/publications/messages';
import { changeableStatuses } from '../../../../../shared/marketing/publications/scales';
import { marketingPublications } from '../../../../../shared/marketing/publications/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { onBroken } from '../../../../platform/database/rows/violations';
import { conflict } from '../../../../platform/http/errors';

const twice = {
  marketing_publications_slot: () => conflict(publicationMessages['publication.twice']),
};

/** Stores publications; resolves to their ids and times. */
export const insertPublications = (tx: Db, rows: (typeof marketingPublications.$inferInsert)[]) =>
  onBroken(
    twice,
    tx.insert(marketingPublications).values(rows).returning({
      id: marketingPublications.id,
      nextAt: marketingPublications.nextAt,
    }),
  );

/** Notes which version of a campaign goes out. */
export const setScheduledVersion = (tx: Db, campaignId: number, version: number) =>
  tx
    .update(marketingCampaigns)
    .set({ scheduledVersion: version })
    .where(eq(marketingCampaigns.id, campaignId));

const hasNotBegun = (campaignId: number) =>
  and(
    eq(marketingPublications.campaignId, campaignId),
    inArray(marketingPublications.status, changeableStatuses),
    isNull(marketingPublications.firstSentAt),
  );

/** What of a campaign has not begun, so that its text can still be another one. */
export const listReplaceable = (tx: Db, campaignId: number) =>
  tx.select().from(marketingPublications).where(hasNotBegun(campaignId)).for('update');

/** What of a campaign has not begun, with the network that it goes to; the latest first. */
export const listUnbegun = (tx: Db, campaignId: number) =>
  tx
    .select({ publication: getTableColumns(marketingPublications), network: marketingChannels.network })
    .from(marketingPublications)
    .innerJoin(marketingChannels, eq(marketingChannels.id, marketingPublications.channelId))
    .where(hasNotBegun(campaignId))
    .orderBy(desc(marketingPublications.dueAt), desc(marketingPublications.id))
    .for('update', { of: marketingPublications });

/** Gives locked publications a picture each, all in one statement. */
export async function setPictures(
  tx: Db,
  owner: Owner,
  given: readonly { id: number; assetId: number }[],
  now: Date,
): Promise<void> {
  await tx
    .update(marketingPublications)
    .set({
      assetId: sql`given."assetId"`,
      updatedAt: now,
      version: sql`${marketingPublications.version} + 1`,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id int, "assetId" int)`)
    .where(and(eq(marketingPublications.userId, owner), eq(marketingPublications.id, sql`given.id`)));
}

/** The id of a version of a campaign's text. */
export async function findApproved(tx: Db, campaignId: number, number: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: marketingContentVersions.id })
    .from(marketingContentVersions)
    .innerJoin(marketingContents, eq(marketingContents.id, marketingContentVersions.contentId))
    .where(and(eq(marketingContents.campaignId, campaignId), eq(marketingContentVersions.number, number)));
  return row?.id;
}

/** What of a campaign has not begun and shows a picture of another version than its text. */
export const listWithOldPicture = (tx: Db, campaignId: number) =>
  tx
    .select({
      publication: getTableColumns(marketingPublications),
      network: marketingChannels.network,
      picture: { size: marketingAssets.size, layout: marketingAssets.layout },
      contentVersion: marketingContentVersions.number,
    })
    .from(marketingPublications)
    .innerJoin(marketingChannels, eq(marketingChannels.id, marketingPublications.channelId))
    .innerJoin(marketingAssets, eq(marketingAssets.id, marketingPublications.assetId))
    .innerJoin(
      marketingContentVersions,
      eq(marketingContentVersions.id, marketingPublications.contentVersionId),
    )
    .where(and(hasNotBegun(campaignId), ne(marketingAssets.contentVersion, marketingContentVersions.number)))
    .for('update', { of: marketingPublications });

/** What of a campaign has become due while it was held. */
export const listHeld = (tx: Db, campaignId: number, now: Date) =>
  tx
    .select({ id: marketingPublications.id, nextAt: marketingPublications.nextAt })
    .from(marketingPublications)
    .where(
      and(
        eq(marketingPublications.campaignId, campaignId),
        eq(marketingPublications.status, 'queued'),
        lte(marketingPublications.nextAt, now),
      ),
    );
