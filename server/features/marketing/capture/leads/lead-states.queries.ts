import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ConsentState, DeliveryState, LeadStatus } from '../../../../../shared/marketing/capture/scales';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

/** What only the machine writes of a lead. */
interface LeadState {
  consent?: ConsentState;
  delivery?: DeliveryState;
  answeredAt?: Date;
  contactId?: number;
}

const one = (owner: Owner, id: number) => and(eq(marketingLeads.userId, owner), eq(marketingLeads.id, id));

/** Writes what is no person's to write; it is not recorded as a change. */
export async function updateLeadState(tx: Db, owner: Owner, id: number, state: LeadState): Promise<void> {
  await tx.update(marketingLeads).set(state).where(one(owner, id));
}

/** The stages that a machine takes a lead through, in their order. */
const before: Partial<Record<LeadStatus, LeadStatus[]>> = {
  contacted: ['new'],
  engaged: ['new', 'contacted'],
};

/** Takes a lead on to contacted or engaged; whatever a person has set beyond that stays. */
export async function advanceLead(
  tx: Db,
  owner: Owner,
  id: number,
  status: 'contacted' | 'engaged',
): Promise<void> {
  await tx
    .update(marketingLeads)
    .set({ status, version: sql`${marketingLeads.version} + 1` })
    .where(and(one(owner, id), inArray(marketingLeads.status, before[status] ?? [])));
}

/** Locks a lead, those in the bin too; undefined for another owner's. */
export async function lockLead(tx: Db, owner: Owner, id: number) {
  const [lead] = await tx.select().from(marketingLeads).where(one(owner, id)).for('no key update');
  return lead;
}

/** Notes that a person has worked on a lead, which therefore outlives a consent that is never confirmed. */
export async function markTouched(tx: Db, owner: Owner, id: number): Promise<void> {
  await tx.update(marketingLeads).set({ touchedByPerson: true }).where(one(owner, id));
}
