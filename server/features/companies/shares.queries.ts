import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Owner } from '../../../shared/auth/tables';
import { companies, type ReportShare, reportShares, reports } from '../../../shared/companies/tables';
import type { Db } from '../../platform/database/database';
import { onBroken } from '../../platform/database/violations';
import { notFound } from '../../platform/http/errors';

const publicColumns = {
  id: reportShares.id,
  withSwot: reportShares.withSwot,
  createdAt: reportShares.createdAt,
  expiresAt: reportShares.expiresAt,
};

/** Every link to a company's report, newest first, also those whose time is over but which still stand here. */
export const listAllShares = (db: Db, companyId: number): Promise<ReportShare[]> =>
  db
    .select(publicColumns)
    .from(reportShares)
    .innerJoin(reports, eq(reports.id, reportShares.reportId))
    .where(eq(reports.companyId, companyId))
    .orderBy(desc(reportShares.createdAt), desc(reportShares.id));

/** Those that still work. */
export const listShares = async (db: Db, companyId: number, now: Date): Promise<ReportShare[]> =>
  (await listAllShares(db, companyId)).filter(({ expiresAt }) => expiresAt > now);

export async function insertShare(db: Db, share: typeof reportShares.$inferInsert): Promise<ReportShare> {
  // The report goes only with its company.
  const reportGone = { report_shares_report_id_reports_id_fk: () => notFound('company') };
  const [row] = await onBroken(reportGone, db.insert(reportShares).values(share).returning(publicColumns));
  return row as ReportShare;
}

export async function deleteShare(db: Db, owner: Owner, id: number): Promise<void> {
  const ownReports = db
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(companies, eq(companies.id, reports.companyId))
    .where(eq(companies.userId, owner.id));
  const rows = await db
    .delete(reportShares)
    .where(and(eq(reportShares.id, id), inArray(reportShares.reportId, ownReports)))
    .returning({ id: reportShares.id });
  if (rows.length === 0) throw notFound('company');
}

/** What a link that still works shows, by the hash of its token. */
export async function findShared(db: Db, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ report: reports, withSwot: reportShares.withSwot, expiresAt: reportShares.expiresAt })
    .from(reportShares)
    .innerJoin(reports, eq(reports.id, reportShares.reportId))
    .where(and(eq(reportShares.tokenHash, tokenHash), gt(reportShares.expiresAt, now)));
  return found;
}

/** Removes links whose time is over. */
export const deleteExpiredShares = (db: Db, now: Date) =>
  db.delete(reportShares).where(lt(reportShares.expiresAt, now));
