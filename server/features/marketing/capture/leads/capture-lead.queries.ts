import { and, asc, eq, sql } from 'drizzle-orm';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import type { Touch } from '../../../../../shared/marketing/capture/touch';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

/**
 * Takes an advisory lock on an address of a company until the transaction ends, so that two leads with it cannot be
 * created at once.
 */
export const lockEmail = (tx: Db, companyId: number, email: string) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} email ${email.toLowerCase()}`}, 0))`,
  );

/** Locks the lead with an address; a lead in the bin only if no other has it. */
export async function lockLeadByEmail(tx: Db, owner: Owner, companyId: number, email: string) {
  const { userId, marketingCompanyId, contactEmail, deletedAt, id } = marketingLeads;
  const [lead] = await tx
    .select()
    .from(marketingLeads)
    .where(
      and(
        eq(userId, owner),
        eq(marketingCompanyId, companyId),
        sql`lower(${contactEmail}) = ${email.toLowerCase()}`,
      ),
    )
    .orderBy(sql`${deletedAt} is not null`, asc(id))
    .limit(1)
    .for('no key update');
  return lead;
}

export type StoredLead = typeof marketingLeads.$inferSelect;

interface Source {
  firstTouch: Touch;
  lastTouch: Touch;
  pageId: number | null;
  campaignId: number | null;
}

/** Stores where a lead came from: the first touch only once, the last touch each time. */
export async function updateSource(tx: Db, owner: Owner, leadId: number, source: Source): Promise<void> {
  const first = JSON.stringify(source.firstTouch);
  await tx
    .update(marketingLeads)
    .set({
      firstTouch: sql`coalesce(${marketingLeads.firstTouch}, ${first}::jsonb)`,
      lastTouch: source.lastTouch,
      pageId: sql`coalesce(${marketingLeads.pageId}, ${source.pageId}::int)`,
      campaignId: sql`coalesce(${marketingLeads.campaignId}, ${source.campaignId}::int)`,
    })
    .where(and(eq(marketingLeads.userId, owner), eq(marketingLeads.id, leadId)));
}
