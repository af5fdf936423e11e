import { eq } from 'drizzle-orm';
import type { CompanyData } from '../../../shared/companies/company-data';
import type { Company, Report } from '../../../shared/companies/tables';
import { reports } from '../../../shared/companies/tables';
import { onBroken } from '../../platform/database/violations';
import type { Db } from '../../platform/database/database';
import { conflict, notFound } from '../../platform/http/errors';
import { departmentQueries, productQueries, strengthQueries } from './items.queries';
import { problemQueries } from './problems.queries';

const reportColumns = {
  id: reports.id,
  analysis: reports.analysis,
  recommendations: reports.recommendations,
  aiArchitecture: reports.aiArchitecture,
  language: reports.language,
  startsOn: reports.startsOn,
  createdAt: reports.createdAt,
  companyId: reports.companyId,
};

export async function findReport(db: Db, companyId: number): Promise<Report | undefined> {
  const [report] = await db.select(reportColumns).from(reports).where(eq(reports.companyId, companyId));
  return report;
}

/** Throws 409 when the company has a report already, also when another request was faster. */
export async function insertReport(db: Db, report: typeof reports.$inferInsert): Promise<Report> {
  const broken = { reports_company_id_unique: () => conflict('report.exists') };
  const [row] = await onBroken(broken, db.insert(reports).values(report).returning(reportColumns));
  return row as Report;
}

/** Throws 404 when the company has no report. */
export async function updateStartDay(db: Db, companyId: number, startsOn: string | null): Promise<Report> {
  const [row] = await db
    .update(reports)
    .set({ startsOn })
    .where(eq(reports.companyId, companyId))
    .returning(reportColumns);
  if (!row) throw notFound('report');
  return row;
}

/** The data that the company's report was made from. */
export async function findSnapshot(db: Db, companyId: number): Promise<CompanyData | undefined> {
  const [report] = await db
    .select({ snapshot: reports.snapshot })
    .from(reports)
    .where(eq(reports.companyId, companyId));
  return report?.snapshot;
}

/** All that a report is built from, as it is now. */
export async function findCompanyData(db: Db, company: Company): Promise<CompanyData> {
  const { name, sector, size, structure } = company;
  return {
    company: { name, sector, size, structure },
    products: await productQueries.list(db, company.id),
    departments: await departmentQueries.list(db, company.id),
    problems: await problemQueries.list(db, company.id),
    strengths: await strengthQueries.list(db, company.id),
  };
}
