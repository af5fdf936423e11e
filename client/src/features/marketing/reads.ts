import type { Wire } from '@shared/http/wire';
import {
  type ListedMarketingCompany,
  type MarketingCompany,
  marketingCompaniesApi,
} from '@shared/marketing/companies/endpoints';
import { marketingAnalyticsApi, type RecentFigures } from '@shared/marketing/analytics/endpoints';
import { marketingImagesApi } from '@shared/marketing/images/endpoints';
import {
  type ListedMarketingProduct,
  type MarketingProduct,
  marketingProductsApi,
} from '@shared/marketing/products/endpoints';
import type { QueryOf } from '@shared/http/wire';
import { urlFor } from '@shared/http/params';
import { accountUrl } from '@/lib/address/account-in-address';
import { query } from '@/lib/api/query-client';

export type Company = Wire<MarketingCompany>;
export type ListedCompany = Wire<ListedMarketingCompany>;
/** A company with what its last 30 days brought, once that is known. */
export interface MeasuredCompany extends ListedCompany {
  recent?: Wire<RecentFigures> | undefined;
}
export type Product = Wire<MarketingProduct>;
export type ListedProduct = Wire<ListedMarketingProduct>;

export const companyList = () => query(marketingCompaniesApi.list, {});
export const recentFigures = () => query(marketingAnalyticsApi.recent, {});
export const productList = (search: QueryOf<typeof marketingProductsApi.list>) =>
  query(marketingProductsApi.list, {}, search);
export const productOf = (id: number) => query(marketingProductsApi.read, { id });
export const analysisOf = (id: number) => query(marketingProductsApi.analysis, { id });

/** The address of a logo or photo. */
export const imageAddress = (id: number) => accountUrl(urlFor(marketingImagesApi.read, { id }));
