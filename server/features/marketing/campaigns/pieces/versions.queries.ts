import { and, desc, eq, sql } from 'drizzle-orm';
import type { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../../shared/marketing/campaigns/versions/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';

export type Version = Omit<
  typeof marketingContentVersions.$inferInsert,
  'id' | 'userId' | 'contentId' | 'number' | 'approvedAt'
>;

/** Adds a version to a content, which is locked; resolves to its number. */
export async function insertVersion(
  tx: Db,
  owner: Owner,
  contentId: number,
  version: Version,
): Promise<number> {
  const { number } = marketingContentVersions;
  const next = sql`(select coalesce(max(${number}), 0) + 1 from ${marketingContentVersions}
    where ${marketingContentVersions.contentId} = ${contentId})`;
  const [row] = await tx
    .insert(marketingContentVersions)
    .values({ ...version, userId: owner, contentId, number: next })
    .returning({ number });
  const last = row?.number as number;
  await tx
    .update(marketingContents)
    .set({ lastVersion: last })
    .where(and(eq(marketingContents.id, contentId), eq(marketingContents.userId, owner)));
  return last;
}

/** The id of the content that holds a campaign's versions. */
export async function findContentId(tx: Db, owner: Owner, campaignId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: marketingContents.id })
    .from(marketingContents)
    .where(and(eq(marketingContents.userId, owner), eq(marketingContents.campaignId, campaignId)));
  return row?.id;
}

/** Versions of the composer's that are looked at, the latest first. */
const mostComposed = 5;

const composed = statement((db, { owner, campaign }: Given<{ owner: Owner; campaign: number }>) =>
  db
    .select({ piece: marketingContentVersions.piece, cited: marketingContentVersions.cited })
    .from(marketingContentVersions)
    .innerJoin(marketingContents, eq(marketingContents.id, marketingContentVersions.contentId))
    .where(
      and(
        eq(marketingContentVersions.userId, owner),
        eq(marketingContents.campaignId, campaign),
        eq(marketingContentVersions.author, 'template'),
      ),
    )
    .orderBy(desc(marketingContentVersions.number))
    .limit(mostComposed),
);

/** The latest versions of a campaign that the composer wrote. */
export const listComposed = (db: Db, owner: Owner, campaign: number) => composed(db, { owner, campaign });

/** The recorded fields of a campaign that its own rules read; times are text. */
export type CampaignFields = Pick<
  typeof marketingCampaigns.$inferSelect,
  | 'marketingCompanyId'
  | 'name'
  | 'type'
  | 'status'
  | 'content'
  | 'productId'
  | 'setId'
  | 'angle'
  | 'goal'
  | 'language'
  | 'audience'
  | 'author'
  | 'engine'
  | 'contentVersion'
  | 'approvedVersion'
  | 'scheduledVersion'
  | 'cited'
> & { scheduledAt: string | null; deletedAt: string | null };
