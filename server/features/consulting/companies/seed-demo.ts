import { buildReport } from '../../../../shared/consulting/report/build-report';
import type { Strength } from '../../../../shared/consulting/items/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { contactQueries } from '../items/contacts.queries';
import { departmentQueries, productQueries, strengthQueries } from '../items/items.queries';
import { problemQueries } from '../items/problems.queries';
import { findCompanyData, insertReport } from '../report/reports.queries';
import { swotEntryQueries } from '../swot/swot.queries';
import { insertCompany } from './companies.queries';
import { demoCompanies } from './demo-data';

/** Creates a company with all kinds of data in an account, and one that is not ready for a report. */
export async function seedDemoCompanies(tx: Db, owner: Owner): Promise<void> {
  for (const demo of demoCompanies) await seedCompany(tx, owner, demo);
}

async function seedCompany(tx: Db, owner: Owner, demo: (typeof demoCompanies)[number]) {
  const company = await insertCompany(tx, owner, demo.company);
  const companyId = company.id;
  const contacts = await contactQueries.insertAll(tx, companyId, demo.contacts);
  for (const item of demo.products) await productQueries.insert(tx, owner, { ...item, companyId });
  const departments = await departmentQueries.insertAll(tx, companyId, demo.departments);
  const strengths: Strength[] = [];
  for (const item of demo.strengths)
    strengths.push(await strengthQueries.insert(tx, owner, { ...item, companyId }));
  const idsAt = (rows: readonly { id: number }[], places: readonly number[]) =>
    rows.filter((_, place) => places.includes(place)).map(({ id }) => id);
  for (const { department = -1, responsible = -1, helpedBy = [], ...item } of demo.problems) {
    const departmentId = departments[department]?.id ?? null;
    const responsibleId = contacts[responsible]?.id ?? null;
    const refers = { departmentId, responsibleId, strengthIds: idsAt(strengths, helpedBy) };
    await problemQueries.insert(tx, owner, { ...item, ...refers, companyId });
  }
  await swotEntryQueries.insertAll(tx, companyId, demo.swot);
  if (!demo.report) return;
  const snapshot = await findCompanyData(tx, company);
  const texts = buildReport(snapshot, demo.report);
  await insertReport(tx, { ...texts, language: demo.report, snapshot, companyId }, company.createdAt);
}
