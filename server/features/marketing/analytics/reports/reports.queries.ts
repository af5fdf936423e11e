import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { MemberRole } from '../../../../../shared/auth/member-roles';
import type { Language } from '../../../../../shared/languages';
import { memberships } from '../../../../../shared/accounts/tables';
import type { ReportMails } from '../../../../../shared/marketing/analytics/endpoints';
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

interface Listed extends ReportMails {
  heads: Head[];
}

/** The reports of a company without their figures, and to whom new ones are mailed; 404 without the company. */
export async function listReports(db: Db, owner: Owner, company: number): Promise<Listed> {
  const [row] = await readRows<Listed>(
    db,
    sql`select coalesce(settings.mailed, false) as mailed, chosen.user_id as "memberId",
      (select coalesce(jsonb_agg(head order by start desc, type), '[]') from (
        select id, type, start, created_at as "createdAt" from ${reports} where marketing_company_id = company.id
      ) as head) as heads
    from ${marketingCompanies} as company
      left join ${marketingReportSettings} as settings on settings.marketing_company_id = company.id
      left join ${memberships} as chosen on chosen.account_id = company.user_id
        and chosen.user_id = settings.member_id and chosen.role <> 'owner'
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

/** What somebody may do in an account; undefined for who is no member. */
export async function findRole(db: Db, owner: Owner, person: number): Promise<MemberRole | undefined> {
  const [member] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.accountId, owner), eq(memberships.userId, person)));
  return member?.role;
}

interface WishedMails {
  mailed: boolean;
  language: Language;
  /** Undefined leaves it as it is. */
  memberId: number | null | undefined;
}

/** Sets whether new reports of a company are mailed, and to whom; 404 without the company. */
export async function setMailed(
  db: Db,
  owner: Owner,
  company: number,
  { mailed, language, memberId }: WishedMails,
): Promise<ReportMails> {
  const kept = memberId === undefined;
  const rows = readRows<ReportMails>(
    db,
    sql`insert into ${marketingReportSettings} as settings (marketing_company_id, mailed, language, member_id)
    select id, ${mailed}, ${language}, ${memberId ?? null}::int from ${marketingCompanies}
    where id = ${company} and user_id = ${owner} and deleted_at is null
    on conflict (marketing_company_id) do update set mailed = excluded.mailed, language = excluded.language,
      member_id = case when ${kept} then settings.member_id else excluded.member_id end
    returning mailed, (select member.user_id from ${memberships} as member where member.account_id = ${owner}
      and member.user_id = settings.member_id and member.role <> 'owner') as "memberId"`,
  );
  return oneOf(rows, () => notFound());
}
