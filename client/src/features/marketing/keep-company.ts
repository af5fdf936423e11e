import type { BodyOf } from '@shared/http/wire';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { call } from '@/lib/api/api-client';

/** Saves the part of a company that a screen asked for. */
export const keepCompany = (id: number, changes: BodyOf<typeof marketingCompaniesApi.update>) =>
  call(marketingCompaniesApi.update, { id }, changes);
