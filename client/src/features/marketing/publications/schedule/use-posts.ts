import { useState } from 'react';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { usePages } from '@/lib/lists/use-pages';
import { approvedPosts, offered, type Post } from '../reads';

/** Posts beyond which they are searched. */
const MANY = 8;

/** The posts that can be scheduled, page by page, and searched; `known` has every one that was shown. */
export function usePosts(companyId: number) {
  const [q, search] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<number, Post>>(new Map());
  const asked = approvedPosts(companyId, { q });
  const pages = usePages(marketingCampaignsApi.list, {}, asked, { keepsRows: true });
  const rows = offered(pages.data?.pages.flatMap((page) => page.rows) ?? []);
  const isNew = rows.some(({ id, version }) => known.get(id)?.version !== version);
  if (isNew) setKnown(new Map([...known, ...rows.map((post) => [post.id, post] as const)]));
  const isLong = q !== '' || rows.length > MANY;
  return { q, search, pages, rows, known, isLong, isKnown: pages.data !== undefined };
}
