import type { Wire } from '@shared/http/wire';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import {
  type Content as SharedContent,
  type ListedContent as SharedListed,
  type ListedVersion as SharedVersion,
  marketingContentsApi,
} from '@shared/marketing/contents/endpoints';
import { query } from '@/lib/api/query-client';

export type Content = Wire<SharedContent>;
export type ListedContent = Wire<SharedListed>;
export type ListedVersion = Wire<SharedVersion>;
export type ContentPiece = Content['piece'];

export const contentOf = (id: number) => query(marketingContentsApi.read, { id });
export const versionsOf = (id: number) => query(marketingContentsApi.versions, { id });
export const versionOf = (id: number, number: number) =>
  query(marketingContentsApi.version, { id, number: String(number) });
export const campaignOf = (id: number) => query(marketingCampaignsApi.read, { id });
