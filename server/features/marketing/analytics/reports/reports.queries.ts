import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Language } from '../../../../../shared/languages';
import type { MarketingReports } from '../../../../../shared/marketing/analytics/endpoints';
import type { ReportType } from '../../../../../shared/marketing/analytics/scales';
import {
  marketingAnalytics,
  marketingReportSettings,
} from '../../../../../shared/marketing/analytics/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { oneOf } from '../../../../platform/database/rows/one-of';
import type { Owner } from '../../../../platform/database/rows/owner';
import { readRows } from '../../../../platform/database/rows/read-rows';
import { notFound } from '../../../../platform/http/errors';

export type StoredReport = typeof marketingAnalytics.$inferSelect;

const reports = marketingAnalytics;

const ofOwner = (owner: Owner) =>
  and(eq(marketingCompanies.userId, owner), isNull(marketingCompanies.deletedAt));

type Head = Pick<StoredReport, 'id' | 'type' | 'start'> & { createdAt: string };

interface Listed extends Pick<MarketingReports, 'mailed'> {
  heads: Head[];
}

/** The reports of a company without their figures, and whether new ones are mailed; 404 without the company. */
export async function listReports(db: Db, owner: Owner, company: number): Promise<Listed> {
  const [row] = await readRows<Listed>(
    db,
    sql`select coalesce((select mailed from ${marketingReportSettings} as settings
        where settings.marketing_company_id = company.id), false) as mailed,
      (select coalesce(jsonb_agg(head order by start desc, type), '[]') from (
        select id, type, start, created_at as "createdAt" from ${reports} where marketing_company_id = company.id
      ) as head) as heads
    from ${marketingCompanies} as company
    where company.id = ${company} and company.user_id = ${owner} and company.deleted_at is null`,
  );
  if (!row) throw notFound();
  return row;
}

/** A report of a company that is not in the bin; 404 for another's. */
export async function readReport(db: Db, owner: Owner, id: number): Promise<StoredReport> {
  const rows = db
    .select(getTableColumns(reports))
    .from(reports)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, reports.marketingCompanyId))
    .where(and(eq(reports.id, id), ofOwner(owner)));
  return oneOf(rows, () => notFound());
}

/** The report of a period, if it was made. */
export async function findReport(
  db: Db,
  owner: Owner,
  company: number,
  { type, start }: { type: ReportType; start: string },
): Promise<StoredReport | undefined> {
  const [row] = await db
    .select(getTableColumns(reports))
    .from(reports)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, reports.marketingCompanyId))
    .where(
      and(
        eq(reports.marketingCompanyId, company),
        eq(reports.type, type),
        eq(reports.start, start),
        ofOwner(owner),
      ),
    );
  return row;
}

/** Stores a report; undefined when another process has made it meanwhile. */
export async function insertReport(
  tx: Db,
  row: typeof reports.$inferInsert,
): Promise<StoredReport | undefined> {
  const [report] = await tx.insert(reports).values(row).onConflictDoNothing().returning();
  return report;
}

/** Sets whether new reports of a company are mailed; 404 without the company. */
export async function setMailed(
  db: Db,
  owner: Owner,
  company: number,
  { mailed, language }: { mailed: boolean; language: Language },
): Promise<{ mailed: boolean }> {
  const rows = readRows<{ mailed: boolean }>(
    db,
    sql`insert into ${marketingReportSettings} (marketing_company_id, mailed, language)
    select id, ${mailed}, ${language} from ${marketingCompanies}
    where id = ${company} and user_id = ${owner} and deleted_at is null
    on conflict (marketing_company_id) do update set mailed = excluded.mailed, language = excluded.language
    returning mailed`,
  );
  return oneOf(rows, () => notFound());
}
