import { and, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { Page } from '../../../../../shared/list/page';
import { marketingContentVersions } from '../../../../../shared/marketing/campaigns/versions/tables';
import type { Suspicion, Verdict } from '../../../../../shared/marketing/capture/scales';
import type { Submission } from '../../../../../shared/marketing/capture/submissions/endpoints';
import { marketingPages, marketingSubmissions } from '../../../../../shared/marketing/capture/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { columnSort, keysetPage } from '../../../../platform/database/rows/pages';
import { readRows } from '../../../../platform/database/rows/read-rows';
import { headingOf } from '../../campaigns/pieces/first-line.queries';

/** Days after which an unreleased suspect is deleted. */
export const suspectDays = 30;

const { userId, visitor: _v, addressHash, textHash, ...columns } = getTableColumns(marketingSubmissions);

export type StoredSubmission = typeof marketingSubmissions.$inferSelect;

/** Stores a submission. */
export async function insertSubmission(
  tx: Db,
  row: typeof marketingSubmissions.$inferInsert,
): Promise<StoredSubmission> {
  const [stored] = await tx.insert(marketingSubmissions).values(row).returning();
  return stored as StoredSubmission;
}

interface Sender {
  companyId: number;
  addressHash: string;
  email: string;
  textHash: string | null;
}

const minute = 60_000;
/** The most forms per address in ten minutes, per email in an hour, and with the same text in an hour. */
const most = { byAddress: 5, byEmail: 3, byText: 3 };

/**
 * Takes locks so that forms of one address, one email or one text are counted one after the other. Resolves to the
 * limits that one more form exceeds.
 */
export async function limitsPassed(tx: Db, sender: Sender, now: Date): Promise<Suspicion[]> {
  const { companyId, email } = sender;
  const keys = [
    sender.addressHash,
    `email ${email}`,
    ...(sender.textHash ? [`text ${sender.textHash}`] : []),
  ];
  for (const key of keys) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${key}`}, 0))`);
  }
  const since = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const counted = (what: ReturnType<typeof eq>, from: Date) =>
    sql<number>`(select count(*)::int from ${marketingSubmissions} where ${and(
      eq(columns.marketingCompanyId, companyId),
      what,
      gte(columns.at, from),
    )})`;
  const [found] = await readRows<{ address: number; email: number; text: number }>(
    tx,
    sql`select ${counted(eq(addressHash, sender.addressHash), since(10))} as address,
      ${counted(eq(columns.email, email), since(60))} as email,
      ${sender.textHash === null ? sql`0` : counted(eq(textHash, sender.textHash), since(60))} as text`,
  );
  return [
    ...((found?.address ?? 0) >= most.byAddress ? (['address limit'] as const) : []),
    ...((found?.email ?? 0) >= most.byEmail ? (['email limit'] as const) : []),
    ...((found?.text ?? 0) >= most.byText ? (['same text'] as const) : []),
  ];
}

/** Stores the lead of a submission, and its verdict. */
export async function settleSubmission(
  tx: Db,
  owner: Owner,
  id: number,
  settled: { leadId: number; verdict: Verdict },
): Promise<void> {
  await tx
    .update(marketingSubmissions)
    .set(settled)
    .where(and(eq(userId, owner), eq(columns.id, id)));
}

/** Locks a submission; undefined for another owner's. */
export async function lockSubmission(
  tx: Db,
  owner: Owner,
  id: number,
): Promise<StoredSubmission | undefined> {
  const [row] = await tx
    .select()
    .from(marketingSubmissions)
    .where(and(eq(userId, owner), eq(columns.id, id)))
    .for('update');
  return row;
}

/** Deletes a submission. */
export async function deleteSubmission(tx: Db, owner: Owner, id: number): Promise<void> {
  await tx.delete(marketingSubmissions).where(and(eq(userId, owner), eq(columns.id, id)));
}

const shown = {
  ...columns,
  pageTitle: sql<string | null>`(select coalesce(${headingOf(sql`version.piece`)}, page.slug)
    from ${marketingPages} as page join ${marketingContentVersions} as version on version.id = page.content_version_id
    where page.id = marketing_submissions.page_id)`,
};

interface Asked {
  company?: number | undefined;
  verdict?: Verdict | undefined;
  lead?: number | undefined;
  cursor?: string | undefined;
  limit: number;
}

const day = 24 * 60 * minute;

const withExpiry = (row: Omit<Submission, 'expiresAt'>): Submission => ({
  ...row,
  expiresAt: row.verdict === 'suspect' ? new Date(row.at.getTime() + suspectDays * day) : null,
});

/** The submissions of an account, newest first. */
export function listSubmissions(db: Db, owner: Owner, asked: Asked): Promise<Page<Submission>> {
  const table = marketingSubmissions;
  const { company, verdict, lead } = asked;
  const mine = and(
    eq(userId, owner),
    company === undefined ? undefined : eq(columns.marketingCompanyId, company),
    verdict === undefined ? undefined : eq(columns.verdict, verdict),
    lead === undefined ? undefined : eq(columns.leadId, lead),
  );
  const sorts = { id: columnSort(columns.id) };
  const page = keysetPage({ table, id: columns.id, sorts }, { ...asked, sort: '-id' }, mine);
  const rows = db
    .select({ at: page.at, submission: shown })
    .from(table)
    .innerJoin(page.source, eq(columns.id, page.id))
    .where(eq(userId, owner))
    .orderBy(...page.order);
  return page.answer(rows, ({ submission }) => withExpiry(submission));
}

/** Deletes the suspects that were received before a time and not released. */
export const deleteSuspects = (db: Db, before: Date) =>
  db.delete(marketingSubmissions).where(and(eq(columns.verdict, 'suspect'), lt(columns.at, before)));
