import { demoAccount } from '../shared/auth/demo';
import { buildReport } from '../shared/consulting/report/build-report';
import { demoCompanies, demoMarketing } from './demo-data';
import { findCredentials, insertUser } from './features/auth/auth.queries';
import { hashPassword } from './features/auth/passwords';
import { insertCompany } from './features/consulting/companies/companies.queries';
import { contactQueries } from './features/consulting/items/contacts.queries';
import {
  departmentQueries,
  productQueries,
  strengthQueries,
} from './features/consulting/items/items.queries';
import { problemQueries } from './features/consulting/items/problems.queries';
import { findCompanyData, insertReport } from './features/consulting/report/reports.queries';
import { swotEntryQueries } from './features/consulting/swot/swot.queries';
import { insertMarketingCompany, insertMarketingProduct } from './features/marketing/marketing.queries';
import type { Db } from './platform/database/database';
import { type Owner, ownerOf } from './platform/database/owner';
import { AppError } from './platform/http/errors';

/** Makes the demo account with data in the portals, unless it exists; another instance may be doing the same. */
export async function seedDemo(db: Db): Promise<void> {
  if (await findCredentials(db, demoAccount.username)) return;
  const password = await hashPassword(demoAccount.password);
  try {
    await db.transaction(async (tx) => {
      const owner = ownerOf(await insertUser(tx, { ...demoAccount, password }));
      for (const demo of demoCompanies) await seedCompany(tx, owner, demo);
      await seedMarketing(tx, owner);
    });
  } catch (error) {
    const isThereAlready = error instanceof AppError && error.status === 409;
    if (!isThereAlready) throw error;
  }
}

async function seedCompany(tx: Db, owner: Owner, demo: (typeof demoCompanies)[number]) {
  const company = await insertCompany(tx, owner, demo.company);
  const companyId = company.id;
  for (const item of demo.contacts) await contactQueries.insert(tx, owner, { ...item, companyId });
  for (const item of demo.products) await productQueries.insert(tx, owner, { ...item, companyId });
  const departments = await departmentQueries.insertAll(tx, companyId, demo.departments);
  for (const { department, ...item } of demo.problems) {
    const departmentId = departments.find(({ name }) => name === department)?.id ?? null;
    await problemQueries.insert(tx, owner, { ...item, departmentId, companyId });
  }
  for (const item of demo.strengths) await strengthQueries.insert(tx, owner, { ...item, companyId });
  await swotEntryQueries.insertAll(tx, companyId, demo.swot);
  if (!demo.report) return;
  const snapshot = await findCompanyData(tx, company);
  const texts = buildReport(snapshot, demo.report);
  await insertReport(tx, { ...texts, language: demo.report, snapshot, companyId });
}

async function seedMarketing(tx: Db, userId: Owner) {
  const marketingCompanyId = await insertMarketingCompany(tx, { ...demoMarketing.company, userId });
  for (const product of demoMarketing.products)
    await insertMarketingProduct(tx, { ...product, marketingCompanyId });
}
