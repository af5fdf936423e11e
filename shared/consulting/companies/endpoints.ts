import { del, get, patch, post, signedIn } from '../../http/endpoint';
import { ofCompany } from '../endpoint-words';
import type { ItemCounts } from '../items/lists';
import { consultingMessages } from '../messages';
import type { Company } from '../tables';
import { companyMessages } from './messages';
import { companyChanges, companyListQuery, createdCompany } from './schemas';

export type CompanySummary = Company & {
  counts: ItemCounts;
  hasReport: boolean;
  /** 0 to 100, as in its report; null without a department. */
  digitalization: number | null;
  /** The hours a month that its problems cost, as far as they are known. */
  hoursPerMonth: number;
};

export const companies = {
  list: get('/api/companies', signedIn, companyListQuery).returns<CompanySummary[]>(),
  read: get('/api/companies/:companyId', signedIn, undefined, ofCompany).returns<Company>(),
  create: post('/api/companies', signedIn, createdCompany).returns<Company>(),
  /** Copies a company with everything it holds, without its report, for a new assessment. */
  assess: post('/api/companies/:companyId/assessments', signedIn, undefined, {
    summary: 'Copy a company for a new assessment',
    ...ofCompany,
    conflicts: [companyMessages['account.full'], consultingMessages['company.full']],
  }).returns<Company>(),
  update: patch('/api/companies/:companyId', signedIn, companyChanges, ofCompany).returns<Company>(),
  remove: del('/api/companies/:companyId', signedIn, undefined, ofCompany).returns<null>(),
};
