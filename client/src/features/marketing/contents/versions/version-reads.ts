import { marketingContentsApi } from '@shared/marketing/contents/endpoints';
import { query } from '@/lib/api/query-client';

export const versionsOf = (contentId: number) => query(marketingContentsApi.versions, { id: contentId });
export const versionOf = (contentId: number, number: number) =>
  query(marketingContentsApi.version, { id: contentId, number: String(number) });
