import { createHash } from 'node:crypto';
import { urlFor } from '../../../../../shared/http/params';
import { marketingPublicationsApi as api } from '../../../../../shared/marketing/publications/endpoints';
import type { FeatureDeps } from '../../../../platform/feature';
import { notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { feedXml } from './feed-xml';
import { listFeedItems } from './feed.queries';

export const feedRoutes = ({ db, config }: Pick<FeatureDeps, 'db' | 'config'>): Route[] => [
  route(api.feed, async ({ params }) => {
    const rows = await listFeedItems(db, params.token);
    if (rows.length === 0) throw notFound();
    const content = feedXml(config, config.publicUrl + urlFor(api.feed, params), rows);
    return { content, tag: createHash('sha256').update(content).digest('base64url').slice(0, 22) };
  }),
];
