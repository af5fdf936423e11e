import { eq, inArray } from 'drizzle-orm';
import { chosenBenchmarks } from '../../../../shared/consulting/report/benchmarks/chosen-benchmarks';
import { namedPeople } from '../../../../shared/consulting/report/people';
import {
  type CompanyData,
  completeData,
  type StoredCompanyData,
} from '../../../../shared/consulting/report/company-data';
import { type Company, companies } from '../../../../shared/consulting/tables';
import { type Report, reports } from '../../../../shared/consulting/report/tables';
import { onBroken } from '../../../platform/database/rows/violations';
import type { Db } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { type Given, statement } from '../../../platform/database/statement';
import { conflict, notFound } from '../../../platform/http/errors';
import { contactQueries } from '../items/contacts.queries';
import { departmentQueries, productQueries, strengthQueries } from '../items/items.queries';
import { problemQueries } from '../items/problems.queries';
import { companyMissing, isOwnCompany, type OwnCompany, ownedCompany } from '../ownership.queries';
import { reportMessages } from '../../../../shared/consulting/report/messages';

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

const reportOf = statement((db, { companyId }: Given<{ companyId: number }>) =>
  db.select(reportColumns).from(reports).where(eq(reports.companyId, companyId)),
);

export async function findReport(db: Db, companyId: number): Promise<Report | undefined> {
  const [report] = await reportOf(db, { companyId });
  return report;
}

const ownReport = statement((db, { owner, companyId }: OwnCompany) =>
  db
    .select({ report: reportColumns })
    .from(companies)
    .leftJoin(reports, eq(reports.companyId, companies.id))
    .where(isOwnCompany(owner, companyId)),
);

/** The report of an owner's company; null when it has none. */
export async function findOwnReport(db: Db, owner: Owner, companyId: number): Promise<Report | null> {
  const { report } = await oneOf(ownReport(db, { owner, companyId }), companyMissing);
  return report;
}

const ownSnapshot = statement((db, { owner, companyId }: OwnCompany) =>
  db
    .select({ report: reportColumns, snapshot: reports.snapshot })
    .from(companies)
    .leftJoin(reports, eq(reports.companyId, companies.id))
    .where(isOwnCompany(owner, companyId)),
);

/** The report and its snapshot; throws 404 also when there is no report. */
export async function ownReportAndSnapshot(db: Db, owner: Owner, companyId: number) {
  const { report, snapshot } = await oneOf(ownSnapshot(db, { owner, companyId }), companyMissing);
  if (!report || !snapshot) throw notFound(reportMessages['report.missing']);
  return { report, snapshot: completeData(snapshot) };
}

/**
 * Stores a report with the public figures that it shows as of `at`. Throws 409 when the company already has a report,
 * also when a concurrent request created it first.
 */
export async function insertReport(
  db: Db,
  report: typeof reports.$inferInsert & { snapshot: CompanyData },
  at: Date,
): Promise<Report> {
  const broken = { reports_company_id_unique: () => conflict(reportMessages['report.exists']) };
  const snapshot: StoredCompanyData = {
    ...report.snapshot,
    modulesBy: 'meaning',
    benchmarks: chosenBenchmarks(report.snapshot.company, at),
  };
  const [row] = await onBroken(
    broken,
    db
      .insert(reports)
      .values({ ...report, snapshot })
      .returning(reportColumns),
  );
  return row as Report;
}

/** Throws 404 when the company has no report. */
export async function updateStartDay(
  db: Db,
  owner: Owner,
  companyId: number,
  startsOn: string | null,
): Promise<Report> {
  const own = db.select({ id: companies.id }).from(companies).where(isOwnCompany(owner, companyId));
  const write = db.update(reports).set({ startsOn }).where(inArray(reports.companyId, own));
  const [row] = await write.returning(reportColumns);
  if (row) return row;
  await ownedCompany(db, owner, companyId);
  throw notFound(reportMessages['report.missing']);
}

const snapshotOf = statement((db, { companyId }: Given<{ companyId: number }>) =>
  db.select({ snapshot: reports.snapshot }).from(reports).where(eq(reports.companyId, companyId)),
);

/** The snapshot of the company's report. */
export async function findSnapshot(db: Db, companyId: number): Promise<CompanyData | undefined> {
  const [report] = await snapshotOf(db, { companyId });
  return report && completeData(report.snapshot);
}

/** The current data of a company, as a report needs it. */
export async function findCompanyData(db: Db, company: Company): Promise<CompanyData> {
  const { name, sector, size, structure, country, hasTenOrMore, hourCost, hourCurrency } = company;
  const problems = await problemQueries.listIn(db, company.id);
  return {
    company: { name, sector, size, structure, country, hasTenOrMore, hourCost, hourCurrency },
    products: await productQueries.listIn(db, company.id),
    departments: await departmentQueries.listIn(db, company.id),
    problems,
    strengths: await strengthQueries.listIn(db, company.id),
    people: namedPeople(await contactQueries.listIn(db, company.id), problems),
  };
}
