import type { Owner } from '../../../shared/auth/tables';
import type { Db } from '../../platform/database/database';
import { listOwnCompanies } from './companies.queries';
import { contactQueries } from './contacts.queries';
import { findCompanyData, findReport, findSnapshot } from './reports.queries';
import { listAllShares } from './shares.queries';
import { swotEntryQueries } from './swot.queries';

/** Every company of a user with all that it holds, for the download of their data. */
export async function exportCompanies(db: Db, owner: Owner) {
  const exported = [];
  for (const company of await listOwnCompanies(db, owner)) {
    const { company: _summary, ...items } = await findCompanyData(db, company);
    const contacts = await contactQueries.list(db, company.id);
    const swotEntries = await swotEntryQueries.list(db, company.id);
    exported.push({
      ...company,
      contacts,
      ...items,
      swotEntries,
      report: await exportReport(db, company.id),
    });
  }
  return exported;
}

/** With the data that it was made from and the links to it; their tokens are kept nowhere. */
async function exportReport(db: Db, companyId: number) {
  const report = await findReport(db, companyId);
  if (!report) return null;
  const snapshot = await findSnapshot(db, companyId);
  return { ...report, snapshot, shares: await listAllShares(db, companyId) };
}
