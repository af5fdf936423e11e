import type { BodyOf } from '@shared/http/wire';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { call } from '@/lib/api/api-client';

/** Keeps what a screen asked about a company in its place. */
export const keepCompany = (id: number, changes: BodyOf<typeof marketingCompaniesApi.update>) =>
  call(marketingCompaniesApi.update, { id }, changes);
