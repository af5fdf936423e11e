import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { companies } from '../../../../shared/consulting/tables';
import { type ReportShare, reportShares } from '../../../../shared/consulting/shares/tables';
import { reports } from '../../../../shared/consulting/report/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { onBroken } from '../../../platform/database/rows/violations';
import { type Given, statement } from '../../../platform/database/statement';
import { companyMissing, isOwnCompany } from '../ownership.queries';

const publicColumns = {
  id: reportShares.id,
  withSwot: reportShares.withSwot,
  createdAt: reportShares.createdAt,
  expiresAt: reportShares.expiresAt,
};

/** All links to a company's report, newest first, including expired ones that are not yet deleted. */
export const listAllShares = (db: Db, companyId: number): Promise<ReportShare[]> =>
  db
    .select(publicColumns)
    .from(reportShares)
    .innerJoin(reports, eq(reports.id, reportShares.reportId))
    .where(eq(reports.companyId, companyId))
    .orderBy(desc(reportShares.createdAt), desc(reportShares.id));

const ownShares = statement((db, given: Given<{ owner: Owner; companyId: number; now: Date }>) =>
  db
    .select({ share: publicColumns })
    .from(companies)
    .leftJoin(reports, eq(reports.companyId, companies.id))
    .leftJoin(reportShares, and(eq(reportShares.reportId, reports.id), gt(reportShares.expiresAt, given.now)))
    .where(isOwnCompany(given.owner, given.companyId))
    .orderBy(desc(reportShares.createdAt), desc(reportShares.id)),
);

/** The valid links to the report of an owner's company, newest first. */
export async function listShares(db: Db, owner: Owner, companyId: number, now: Date): Promise<ReportShare[]> {
  const rows = await ownShares(db, { owner, companyId, now });
  if (rows.length === 0) throw companyMissing();
  return rows.flatMap(({ share }) => share ?? []);
}

export async function insertShare(db: Db, share: typeof reportShares.$inferInsert): Promise<ReportShare> {
  // A report is deleted only with its company.
  const reportGone = { report_shares_report_id_reports_id_fk: companyMissing };
  const [row] = await onBroken(reportGone, db.insert(reportShares).values(share).returning(publicColumns));
  return row as ReportShare;
}

/** Resolves to the name of the company whose report it led to. */
export async function deleteShare(db: Db, owner: Owner, id: number): Promise<string> {
  const [share] = await db
    .select({ id: reportShares.id, company: companies.name })
    .from(reportShares)
    .innerJoin(reports, eq(reports.id, reportShares.reportId))
    .innerJoin(companies, eq(companies.id, reports.companyId))
    .where(and(eq(reportShares.id, id), eq(companies.userId, owner)))
    .for('update', { of: reportShares });
  if (!share) throw companyMissing();
  await db.delete(reportShares).where(eq(reportShares.id, share.id));
  return share.company;
}

const shared = statement((db, given: Given<{ tokenHash: string; now: Date }>) =>
  db
    .select({ report: reports, withSwot: reportShares.withSwot, expiresAt: reportShares.expiresAt })
    .from(reportShares)
    .innerJoin(reports, eq(reports.id, reportShares.reportId))
    .where(and(eq(reportShares.tokenHash, given.tokenHash), gt(reportShares.expiresAt, given.now))),
);

/** The report and settings of a valid link, found by the hash of its token. */
export async function findShared(db: Db, tokenHash: string, now: Date) {
  const [found] = await shared(db, { tokenHash, now });
  return found;
}

/** Deletes expired links. */
export const deleteExpiredShares = (db: Db, now: Date) =>
  db.delete(reportShares).where(lt(reportShares.expiresAt, now));
