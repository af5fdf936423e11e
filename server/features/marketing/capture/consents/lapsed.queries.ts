import { and, asc, eq, exists, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import { marketingLeads, marketingSubmissions } from '../../../../../shared/marketing/capture/tables';
import { marketingConsents, marketingOptIns } from '../../../../../shared/marketing/capture/consents/tables';
import type { Db } from '../../../../platform/database/database';
import { readRows } from '../../../../platform/database/rows/read-rows';
import { type Owner, ownerOf } from '../../../../platform/database/rows/owner';

const oneBy = sql`1`;

/** Leads with a pending consent whose last opt-in expired before a time, by ascending id from `after`. */
export async function listLapsed(db: Db, before: Date, after: number, limit: number) {
  const { id, userId, consent } = marketingLeads;
  const optIns = (condition: ReturnType<typeof lt>) =>
    db
      .select({ one: oneBy })
      .from(marketingOptIns)
      .where(and(eq(marketingOptIns.leadId, id), isNull(marketingOptIns.usedAt), condition));
  const rows = await db
    .select({ id, userId })
    .from(marketingLeads)
    .where(
      and(
        gt(id, after),
        eq(consent, 'pending'),
        exists(optIns(lt(marketingOptIns.expiresAt, before))),
        notExists(optIns(sql`${marketingOptIns.expiresAt} >= ${before.toISOString()}::timestamptz`)),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => ({ id: row.id, owner: ownerOf(row) }));
}

/**
 * Whether every form that a lead sent asked for a consent that was never confirmed, so that nothing else justifies
 * keeping it.
 */
export async function isOnlyPending(tx: Db, owner: Owner, leadId: number): Promise<boolean> {
  const [found] = await readRows<{ asked: boolean }>(
    tx,
    sql`select exists (select from ${marketingSubmissions} where ${eq(marketingSubmissions.userId, owner)}
        and ${eq(marketingSubmissions.leadId, leadId)})
      and not exists (select from ${marketingSubmissions} where ${eq(marketingSubmissions.userId, owner)}
        and ${eq(marketingSubmissions.leadId, leadId)} and not ${marketingSubmissions.agreed})
      and not exists (select from ${marketingConsents} where ${eq(marketingConsents.userId, owner)}
        and ${eq(marketingConsents.leadId, leadId)} and ${marketingConsents.state} <> 'pending') as asked`,
  );
  return found?.asked ?? false;
}

/** Deletes the pending evidence of a lead that was never confirmed, with its opt-ins. */
export async function deletePendingConsents(tx: Db, owner: Owner, leadId: number): Promise<void> {
  await tx.delete(marketingConsents).where(
    and(
      eq(marketingConsents.userId, owner),
      eq(marketingConsents.leadId, leadId),
      eq(marketingConsents.state, 'pending'),
      notExists(
        tx
          .select({ one: oneBy })
          .from(marketingOptIns)
          .where(
            and(
              eq(marketingOptIns.consentId, marketingConsents.id),
              sql`${marketingOptIns.usedAt} is not null`,
            ),
          ),
      ),
    ),
  );
}

/** Deletes the evidence of consents that were withdrawn before a time and not given again since. */
export async function deleteOldEvidence(db: Db, before: Date): Promise<void> {
  const since = before.toISOString();
  await db.execute(sql`delete from ${marketingConsents} as old using (
      select marketing_company_id, email_hash from ${marketingConsents}
      group by marketing_company_id, email_hash
      having max(at) < ${since}::timestamptz and bool_or(state = 'withdrawn')
        and max(at) filter (where state = 'withdrawn') = max(at)
    ) as ended
    where old.marketing_company_id = ended.marketing_company_id and old.email_hash = ended.email_hash`);
}
