import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { events } from '../../../../../shared/acts/tables';
import { marketingLeads, marketingSubmissions } from '../../../../../shared/marketing/capture/tables';
import { marketingLeadEvents } from '../../../../../shared/marketing/capture/leads/tables';
import {
  marketingOptIns,
  marketingSuppressions,
} from '../../../../../shared/marketing/capture/consents/tables';
import type { Db } from '../../../../platform/database/database';
import { among } from '../../../../platform/database/rows/many';
import type { Owner } from '../../../../platform/database/rows/owner';
import { mails } from '../../../../platform/mail/tables';
import { finderOf } from '../../../../platform/redacting/finder';
import { mayHold } from '../../../../platform/redacting/found-in';

const isOneOf = (column: SQL, emails: readonly string[]) =>
  emails.length > 0 ? inArray(column, [...emails]) : sql`false`;

/** Locks the leads with some addresses (in lower case) in all companies of an account, including those in the bin. */
export const lockLeadsByEmail = (tx: Db, owner: Owner, emails: readonly string[]) =>
  tx
    .select()
    .from(marketingLeads)
    .where(and(eq(marketingLeads.userId, owner), isOneOf(sql`lower(${marketingLeads.contactEmail})`, emails)))
    .orderBy(marketingLeads.id)
    .for('update');

/** Names of other leads that contain or equal one of some names. */
export async function listOtherNames(
  tx: Db,
  owner: Owner,
  { ids, names }: { ids: readonly number[]; names: readonly string[] },
): Promise<string[]> {
  const { id, userId, contactName } = marketingLeads;
  const finder = finderOf({ emails: [], phones: [], names });
  if (!finder) return [];
  const rows = await tx
    .selectDistinct({ name: contactName })
    .from(marketingLeads)
    .where(and(eq(userId, owner), not(among(id, ids)), mayHold(sql`${contactName}`, finder)));
  return rows.flatMap(({ name }) => name ?? []);
}

/** Deletes the submissions with some addresses or of some leads; resolves to the company and the fields of each. */
export async function deleteSubmissionsOf(
  tx: Db,
  owner: Owner,
  { ids, emails }: { ids: readonly number[]; emails: readonly string[] },
) {
  const { userId, leadId, email, marketingCompanyId, fields } = marketingSubmissions;
  return tx
    .delete(marketingSubmissions)
    .where(and(eq(userId, owner), or(among(leadId, ids), isOneOf(sql`${email}`, emails))))
    .returning({ companyId: marketingCompanyId, fields });
}

/** Deletes the opt-in mails of some leads, waiting or not; resolves to their number. */
export async function deleteOptInMails(tx: Db, owner: Owner, ids: readonly number[]): Promise<number> {
  const asked = tx
    .select({ id: sql<string>`'opt-in-' || left(${marketingOptIns.tokenHash}, 32)` })
    .from(marketingOptIns)
    .where(and(eq(marketingOptIns.userId, owner), among(marketingOptIns.leadId, ids)));
  const deleted = await tx.delete(mails).where(inArray(mails.id, asked)).returning({ id: mails.id });
  return deleted.length;
}

/** The number of events of some leads. */
export async function countLeadEvents(tx: Db, owner: Owner, ids: readonly number[]): Promise<number> {
  const [row] = await tx
    .select({ noted: sql<number>`count(*)::int` })
    .from(marketingLeadEvents)
    .where(and(eq(marketingLeadEvents.userId, owner), among(marketingLeadEvents.leadId, ids)));
  return row?.noted ?? 0;
}

/**
 * Deletes leads with their opt-ins, events and mails. The evidence of consents stays, without a reference to the lead.
 */
export async function deleteLeads(tx: Db, owner: Owner, ids: readonly number[]): Promise<void> {
  await tx.delete(marketingLeads).where(and(eq(marketingLeads.userId, owner), among(marketingLeads.id, ids)));
}

/** Deletes the recorded changes of leads; resolves to their number. */
export async function deleteLeadChanges(tx: Db, owner: Owner, ids: readonly number[]): Promise<number> {
  const rows = await tx
    .delete(events)
    .where(and(eq(events.userId, owner), eq(events.entity, 'marketingLead'), among(events.entityId, ids)))
    .returning({ id: events.id });
  return rows.length;
}

/** Removes the plain addresses from suppressions; the hashes stay. */
export async function forgetSuppressed(tx: Db, owner: Owner, emails: readonly string[]): Promise<void> {
  await tx
    .update(marketingSuppressions)
    .set({ email: null })
    .where(
      and(
        eq(marketingSuppressions.userId, owner),
        isOneOf(sql`lower(${marketingSuppressions.email})`, emails),
      ),
    );
}
