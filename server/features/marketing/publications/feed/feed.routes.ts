import { createHash } from 'node:crypto';
import { marketingFeeds } from '../../../../../shared/marketing/publications/feed/endpoints';
import { ownerOf } from '../../../../platform/database/rows/owner';
import type { FeatureDeps } from '../../../../platform/feature';
import { notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { bytesOfPicture, type Studio } from '../../assets/pictures/picture-file';
import { refusing } from '../../assets/serving/refusing';
import { picturesIn } from '../../assets/the-drawer';
import { feedXml } from './feed-xml';
import { findFeedPicture, listFeedItems } from './feed.queries';

type Deps = Pick<FeatureDeps, 'db' | 'config'> & Pick<Studio, 'drawer'>;

export const feedRoutes = ({ db, config, drawer }: Deps): Route[] => [
  route(marketingFeeds.read, async ({ params: { token } }) => {
    const rows = await listFeedItems(db, token);
    if (rows.length === 0) throw notFound();
    const content = feedXml(config, token, rows);
    return { content, tag: createHash('sha256').update(content).digest('base64url').slice(0, 22) };
  }),
  route(marketingFeeds.picture, async ({ params, gone }) => {
    const picture = await findFeedPicture(db, params);
    if (!picture) throw notFound();
    const content = async () => {
      const studio = { db, kept: picturesIn(config), drawer };
      const png = await refusing(bytesOfPicture(studio, ownerOf(picture), picture, gone));
      if (!png) throw notFound();
      return png;
    };
    return { type: 'image/png' as const, content, tag: picture.hash };
  }),
];
