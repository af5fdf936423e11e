import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { marketingAssets } from '../../../../../shared/marketing/assets/tables';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../../shared/marketing/campaigns/versions/tables';
import { publicationMessages } from '../../../../../shared/marketing/publications/messages';
import { marketingPublications } from '../../../../../shared/marketing/publications/tables';
import type { Db } from '../../../../platform/database/database';
import { readRows } from '../../../../platform/database/rows/read-rows';
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

/** What of a campaign has not begun, so that its text can still be another one. */
export const listReplaceable = (tx: Db, campaignId: number) =>
  tx
    .select()
    .from(marketingPublications)
    .where(
      and(
        eq(marketingPublications.campaignId, campaignId),
        inArray(marketingPublications.status, ['queued', 'manual_pending', 'failed']),
        isNull(marketingPublications.firstSentAt),
      ),
    )
    .for('update');

/** The id of a version of a campaign's text. */
export async function findApproved(tx: Db, campaignId: number, number: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: marketingContentVersions.id })
    .from(marketingContentVersions)
    .innerJoin(marketingContents, eq(marketingContents.id, marketingContentVersions.contentId))
    .where(and(eq(marketingContents.campaignId, campaignId), eq(marketingContentVersions.number, number)));
  return row?.id;
}

/** The pictures of a version that take the place of others: of the same campaign, size and layout. */
export async function listSuccessors(tx: Db, ids: readonly number[], version: number) {
  const rows = await readRows<{ before: number; after: number }>(
    tx,
    sql`select old.id as before, new.id as after from ${marketingAssets} old
      join ${marketingAssets} new on new.campaign_id = old.campaign_id and new.size = old.size
        and new.layout = old.layout and new.deleted_at is null and new.content_version = ${version}
      where old.id = any(${`{${ids.join()}}`}::text::int[])`,
  );
  return new Map(rows.map(({ before, after }) => [before, after]));
}

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
