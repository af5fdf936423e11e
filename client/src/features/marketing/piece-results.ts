import { useQuery } from '@tanstack/react-query';
import type { Wire } from '@shared/http/wire';
import {
  marketingAnalyticsApi,
  type PieceResult as SharedResult,
} from '@shared/marketing/analytics/endpoints';
import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';

export type PieceResult = Wire<SharedResult>;

/** How the text of each campaign of a company goes out, and what it has brought. */
export const pieceResults = (company: number) => query(marketingAnalyticsApi.pieces, {}, { company });

/** The same of one campaign; undefined before it goes out, and until it is known. */
export const usePieceResult = (company: number, campaign: number) =>
  useQuery(pieceResults(company)).data?.find(({ id }) => id === campaign);

/** Gives what waits of a campaign another picture. */
export const putInPost = (campaign: number, assetId: number) =>
  call(marketingPublicationsApi.usePicture, { id: campaign }, { assetId });
