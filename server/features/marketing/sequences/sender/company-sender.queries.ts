import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { marketingMailSenders } from '../../../../../shared/marketing/sequences/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { oneOf } from '../../../../platform/database/rows/one-of';
import type { Owner } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';
import { notFound } from '../../../../platform/http/errors';
import type { StoredCode } from '../../../../platform/mail/address-code';

const table = marketingMailSenders;

const found = statement((db, { owner, company }: Given<{ owner: Owner; company: number }>) =>
  db
    .select({
      address: marketingCompanies.replyTo,
      isProven: sql<boolean>`coalesce(${table.provenEmail} = ${marketingCompanies.replyTo}, false)`,
    })
    .from(marketingCompanies)
    .leftJoin(table, eq(table.marketingCompanyId, marketingCompanies.id))
    .where(
      and(
        eq(marketingCompanies.id, company),
        eq(marketingCompanies.userId, owner),
        isNull(marketingCompanies.deletedAt),
      ),
    ),
);

/** Where answers to a company go, and whether that is proven. Throws 404. */
export const findSender = (db: Db, owner: Owner, company: number) =>
  oneOf(found(db, { owner, company }), notFound);

/** The address that a company has proven. */
export async function findProven(tx: Db, owner: Owner, company: number): Promise<string | null> {
  const [row] = await tx
    .select({ provenEmail: table.provenEmail })
    .from(table)
    .where(and(eq(table.marketingCompanyId, company), eq(table.userId, owner)));
  return row?.provenEmail ?? null;
}

/** Stores a code in place of the one before. */
export const setCode = (tx: Db, owner: Owner, company: number, code: StoredCode): PromiseLike<unknown> =>
  tx
    .insert(table)
    .values({ marketingCompanyId: company, userId: owner, ...code })
    .onConflictDoUpdate({ target: table.marketingCompanyId, set: code });

/** Takes one try of a valid code for the company's present address, and resolves to its hash. */
export async function takeTry(db: Db, owner: Owner, company: number, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(table)
    .set({ triesLeft: sql`${table.triesLeft} - 1` })
    .from(marketingCompanies)
    .where(
      and(
        eq(table.marketingCompanyId, company),
        eq(table.userId, owner),
        eq(marketingCompanies.id, table.marketingCompanyId),
        eq(table.codeEmail, marketingCompanies.replyTo),
        gt(table.triesLeft, 0),
        gt(table.codeExpiresAt, now),
      ),
    )
    .returning({ codeHash: table.codeHash });
  return row?.codeHash ?? undefined;
}

/** Notes that the address to which a code was sent is the company's own; the code is used up. */
export const setProven = (db: Db, owner: Owner, company: number, codeHash: string): PromiseLike<unknown> =>
  db
    .update(table)
    .set({ provenEmail: table.codeEmail, codeHash: null, codeExpiresAt: null, triesLeft: 0 })
    .where(and(eq(table.marketingCompanyId, company), eq(table.userId, owner), eq(table.codeHash, codeHash)));
