import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ConsentState, DeliveryState, LeadStatus } from '../../../../../shared/marketing/capture/scales';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

/** The fields of a lead that only the server writes. */
interface LeadState {
  consent?: ConsentState;
  delivery?: DeliveryState;
  answeredAt?: Date;
  contactId?: number;
}

const one = (owner: Owner, id: number) => and(eq(marketingLeads.userId, owner), eq(marketingLeads.id, id));

/** Writes fields that only the server writes; the change is not recorded. */
export async function updateLeadState(tx: Db, owner: Owner, id: number, state: LeadState): Promise<void> {
  await tx.update(marketingLeads).set(state).where(one(owner, id));
}

/** For each stage that the server sets, the stages from which a lead may advance to it. */
const before: Partial<Record<LeadStatus, LeadStatus[]>> = {
  contacted: ['new'],
  engaged: ['new', 'contacted'],
};

/** Advances a lead to contacted or engaged; a later stage set by a person stays. */
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

/** Somebody wrote to people or called them; who announces it knows its own records only. */
interface Reached {
  owner: Owner;
  people: readonly { contactId: number; emails: readonly string[]; at: Date }[];
}

/** Advances the new leads that people are to contacted, unless they came after that; all in one statement. */
export async function advanceReached(tx: Db, { owner, people }: Reached): Promise<void> {
  await tx
    .update(marketingLeads)
    .set({ status: 'contacted', version: sql`${marketingLeads.version} + 1` })
    .where(
      and(
        eq(marketingLeads.userId, owner),
        eq(marketingLeads.status, 'new'),
        isNull(marketingLeads.deletedAt),
        sql`exists (select from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
            as person("contactId" int, emails jsonb, at timestamptz)
          where ${marketingLeads.createdAt} <= person.at and (${marketingLeads.contactId} = person."contactId"
            or lower(${marketingLeads.contactEmail}) in (
              select lower(email) from jsonb_array_elements_text(person.emails) as email)))`,
      ),
    );
}

/** Locks a lead, including one in the bin; undefined for another owner's. */
export async function lockLead(tx: Db, owner: Owner, id: number) {
  const [lead] = await tx.select().from(marketingLeads).where(one(owner, id)).for('no key update');
  return lead;
}

/** Marks a lead as worked on by a person, so that it is kept when its consent is never confirmed. */
export async function markTouched(tx: Db, owner: Owner, id: number): Promise<void> {
  await tx.update(marketingLeads).set({ touchedByPerson: true }).where(one(owner, id));
}
