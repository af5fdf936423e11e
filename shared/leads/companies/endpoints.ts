import { recordEndpoints } from '../record-endpoints';
import { companyBulk, companyChanges, companyQuery, companySearch, newCompany } from './schemas';
import type { StoredCompany } from './tables';

export interface Company extends StoredCompany {
  /** The sums of its open opportunities in other currencies than the account's (minor units), the highest first. */
  openElsewhere: { currency: string; amount: number }[];
}

export const leadCompanies = recordEndpoints<Company, Company>()('companies', {
  query: companyQuery,
  searched: companySearch,
  form: newCompany,
  changes: companyChanges,
  bulk: companyBulk,
});
