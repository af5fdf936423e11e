import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { listOwnCompanies } from './companies.queries';
import { contactQueries } from '../items/contacts.queries';
import { findCompanyData, findReport, findSnapshot } from '../report/reports.queries';
import { listAllShares } from '../shares/shares.queries';
import { swotEntryQueries } from '../swot/swot.queries';

/** All companies of a user with their data, one after another, for the download of an account's data. */
export async function* exportCompanies(db: Db, owner: Owner) {
  for (const company of await listOwnCompanies(db, owner)) {
    // The people that a report would name are among the contacts.
    const { company: _summary, people: _named, ...items } = await findCompanyData(db, company);
    const contacts = await contactQueries.listIn(db, company.id);
    const swotEntries = await swotEntryQueries.listIn(db, company.id);
    yield { ...company, contacts, ...items, swotEntries, report: await exportReport(db, company.id) };
  }
}

/** The report with its snapshot and its links; the tokens of the links are not stored. */
async function exportReport(db: Db, companyId: number) {
  const report = await findReport(db, companyId);
  if (!report) return null;
  const snapshot = await findSnapshot(db, companyId);
  return { ...report, snapshot, shares: await listAllShares(db, companyId) };
}
