import type { Owner } from '../../../shared/auth/tables';
import type { Db } from '../../platform/database/database';
import { listOwnCompanies } from './companies.queries';
import { contactQueries } from './contacts.queries';
import { findCompanyData, findReport } from './reports.queries';

/** Every company of a user with all that it holds, for the download of their data. */
export async function exportCompanies(db: Db, owner: Owner) {
  const exported = [];
  for (const company of await listOwnCompanies(db, owner)) {
    const { company: _summary, ...items } = await findCompanyData(db, company);
    const contacts = await contactQueries.list(db, company.id);
    exported.push({ ...company, contacts, ...items, report: (await findReport(db, company.id)) ?? null });
  }
  return exported;
}
