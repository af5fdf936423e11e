import { recordEndpoints } from '../record-endpoints';
import { companyBulk, companyChanges, companyQuery, companySearch, newCompany } from './schemas';
import type { crmCompanies } from './tables';

export type Company = Omit<
  typeof crmCompanies.$inferSelect,
  'userId' | 'folded' | 'phoneKey' | 'phoneDigits' | 'taxKey' | 'deletedAt'
>;

export const leadCompanies = recordEndpoints<Company, Company>()('companies', {
  query: companyQuery,
  searched: companySearch,
  form: newCompany,
  changes: companyChanges,
  bulk: companyBulk,
});
