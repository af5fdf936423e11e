import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { usePages } from '@/lib/lists/use-pages';
import { approvedPosts, offered } from './reads';

/** The approved posts that were never scheduled, page by page. */
export function useUnscheduled(companyId: number) {
  const pages = usePages(marketingCampaignsApi.list, {}, approvedPosts(companyId, { isNew: true }));
  const rows = offered(pages.data?.pages.flatMap((page) => page.rows) ?? []).filter(({ isNew }) => isNew);
  return { rows, pages };
}
