import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Page } from '../../../../../shared/list/page';
import type { SuppressionReason } from '../../../../../shared/marketing/capture/scales';
import type { Suppression } from '../../../../../shared/marketing/capture/suppressions/endpoints';
import { marketingSuppressions } from '../../../../../shared/marketing/capture/consents/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { columnSort, keysetPage } from '../../../../platform/database/rows/pages';
import { companyKeys, emailHash, hashWith } from './company-key.queries';

const { userId, emailHash: hash, ...columns } = getTableColumns(marketingSuppressions);

/**
 * Suppresses an address: the company may not write to it until its person opts in again. An earlier suppression stays
 * unchanged.
 */
export async function suppress(
  tx: Db,
  owner: Owner,
  companyId: number,
  email: string,
  reason: SuppressionReason,
  now: Date,
): Promise<void> {
  const row = { userId: owner, marketingCompanyId: companyId, reason, at: now };
  await tx
    .insert(marketingSuppressions)
    .values({
      ...row,
      emailHash: await emailHash(tx, companyId, email),
      email: reason === 'erased' ? null : email,
    })
    .onConflictDoNothing();
}

const atOnce = 1_000;

/** Like `suppress`, for several addresses in all companies of an account, including those in the bin. */
export async function suppressEverywhere(
  tx: Db,
  owner: Owner,
  { emails, reason, at }: { emails: readonly string[]; reason: SuppressionReason; at: Date },
): Promise<void> {
  const keys = await companyKeys(tx, owner);
  const rows = keys.flatMap(({ id, key }) =>
    emails.map((email) => ({
      userId: owner,
      marketingCompanyId: id,
      reason,
      at,
      email,
      emailHash: hashWith(key, email),
    })),
  );
  for (let start = 0; start < rows.length; start += atOnce)
    await tx
      .insert(marketingSuppressions)
      .values(rows.slice(start, start + atOnce))
      .onConflictDoNothing();
}

/** Whether an address is suppressed for a company. */
export async function isSuppressed(tx: Db, companyId: number, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: columns.id })
    .from(marketingSuppressions)
    .where(and(eq(columns.marketingCompanyId, companyId), eq(hash, await emailHash(tx, companyId, email))));
  return found.length > 0;
}

/** Deletes a suppression, because its person has opted in again. */
export async function deleteSuppression(tx: Db, companyId: number, email: string): Promise<void> {
  const found = and(
    eq(columns.marketingCompanyId, companyId),
    eq(hash, await emailHash(tx, companyId, email)),
  );
  await tx.delete(marketingSuppressions).where(found);
}

/** The suppression of an address. */
export async function readSuppression(tx: Db, companyId: number, email: string): Promise<Suppression> {
  const found = and(
    eq(columns.marketingCompanyId, companyId),
    eq(hash, await emailHash(tx, companyId, email)),
  );
  const [row] = await tx.select(columns).from(marketingSuppressions).where(found);
  return row as Suppression;
}

/** The suppressions of an account, newest first. */
export function listSuppressions(
  db: Db,
  owner: Owner,
  asked: { company?: number | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<Suppression>> {
  const table = marketingSuppressions;
  const { company } = asked;
  const mine = and(
    eq(userId, owner),
    company === undefined ? undefined : eq(columns.marketingCompanyId, company),
  );
  const page = keysetPage(
    { table, id: columns.id, sorts: { id: columnSort(columns.id) } },
    { ...asked, sort: '-id' },
    mine,
  );
  const rows = db
    .select({ at: page.at, row: columns })
    .from(table)
    .innerJoin(page.source, eq(columns.id, page.id))
    .where(eq(userId, owner))
    .orderBy(...page.order);
  return page.answer(rows, ({ row }) => row);
}
