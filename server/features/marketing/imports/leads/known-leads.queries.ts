import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

/** The leads of a company, those in the bin last, with some addresses (in lower case), locked. */
export async function lockKnownLeads(tx: Db, owner: Owner, company: number, emails: readonly string[]) {
  if (emails.length === 0) return [];
  const { userId, marketingCompanyId, contactEmail, deletedAt, id } = marketingLeads;
  return tx
    .select()
    .from(marketingLeads)
    .where(
      and(
        eq(userId, owner),
        eq(marketingCompanyId, company),
        inArray(sql`lower(${contactEmail})`, [...emails]),
      ),
    )
    .orderBy(sql`${deletedAt} is not null`, asc(id))
    .for('no key update');
}

export type KnownLead = Awaited<ReturnType<typeof lockKnownLeads>>[number];

/** Has the leads of a company with some addresses made one after the other. */
export async function lockAddresses(tx: Db, company: number, emails: readonly string[]): Promise<void> {
  for (const email of emails.toSorted()) {
    const key = `${company} email ${email}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}
