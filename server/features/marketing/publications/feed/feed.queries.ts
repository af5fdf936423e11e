import { and, desc, eq, isNull } from 'drizzle-orm';
import { marketingContentVersions } from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingChannels } from '../../../../../shared/marketing/channels/tables';
import { publicationLimits } from '../../../../../shared/marketing/publications/scales';
import { marketingPublications } from '../../../../../shared/marketing/publications/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import { type Given, statement } from '../../../../platform/database/statement';
import type { Db } from '../../../../platform/database/database';

const items = statement((db, { token }: Given<{ token: string }>) =>
  db
    .select({
      feed: {
        name: marketingChannels.name,
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
    .where(
      and(
        eq(marketingChannels.feedToken, token),
        eq(marketingChannels.network, 'rss'),
        isNull(marketingChannels.deletedAt),
        isNull(marketingCompanies.deletedAt),
      ),
    )
    .orderBy(desc(marketingPublications.publishedAt), desc(marketingPublications.id))
    .limit(publicationLimits.feedItems),
);

/** What a feed shows, the latest first; no row when its address leads nowhere. */
export const listFeedItems = (db: Db, token: string) => items(db, { token });

export type FeedRow = Awaited<ReturnType<typeof listFeedItems>>[number];
