import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { marketingAssets } from '../../../../../shared/marketing/assets/tables';
import { marketingContentVersions } from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingChannels } from '../../../../../shared/marketing/channels/tables';
import { publicationLimits } from '../../../../../shared/marketing/publications/scales';
import { marketingPublications } from '../../../../../shared/marketing/publications/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import { type Given, statement } from '../../../../platform/database/statement';
import type { Db } from '../../../../platform/database/database';

const isFeed = (token: Given<{ token: string }>['token']) =>
  and(
    eq(marketingChannels.feedToken, token),
    isNull(marketingChannels.deletedAt),
    isNull(marketingCompanies.deletedAt),
  );

const items = statement((db, { token }: Given<{ token: string }>) =>
  db
    .select({
      feed: {
        name: marketingChannels.name,
        network: marketingChannels.network,
        company: marketingCompanies.name,
        language: marketingCompanies.language,
      },
      item: {
        id: marketingPublications.id,
        key: marketingPublications.key,
        code: marketingPublications.linkCode,
        publishedAt: marketingPublications.publishedAt,
      },
      piece: marketingContentVersions.piece,
      picture: { size: marketingAssets.size, bytes: marketingAssets.bytes, alt: marketingAssets.alt },
    })
    .from(marketingChannels)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingChannels.marketingCompanyId))
    .leftJoin(
      marketingPublications,
      and(
        eq(marketingPublications.channelId, marketingChannels.id),
        eq(marketingPublications.status, 'published'),
      ),
    )
    .leftJoin(
      marketingContentVersions,
      eq(marketingContentVersions.id, marketingPublications.contentVersionId),
    )
    .leftJoin(marketingAssets, eq(marketingAssets.id, marketingPublications.assetId))
    .where(isFeed(token))
    .orderBy(desc(marketingPublications.publishedAt), desc(marketingPublications.id))
    .limit(publicationLimits.feedItems),
);

/** What a feed shows, the latest first; no row when its address leads nowhere. */
export const listFeedItems = (db: Db, token: string) => items(db, { token });

export type FeedRow = Awaited<ReturnType<typeof listFeedItems>>[number];

const picture = statement((db, { token, key }: Given<{ token: string; key: string }>) =>
  db
    .select(getTableColumns(marketingAssets))
    .from(marketingChannels)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingChannels.marketingCompanyId))
    .innerJoin(
      marketingPublications,
      and(
        eq(marketingPublications.channelId, marketingChannels.id),
        eq(marketingPublications.key, key),
        eq(marketingPublications.status, 'published'),
      ),
    )
    .innerJoin(marketingAssets, eq(marketingAssets.id, marketingPublications.assetId))
    .where(isFeed(token)),
);

/** The picture of an item that a feed shows, by the item's key. */
export async function findFeedPicture(db: Db, asked: { token: string; key: string }) {
  const [row] = await picture(db, asked);
  return row;
}
