import { and, arrayContains, eq, or, sql } from 'drizzle-orm';
import { events } from '../../../../shared/acts/tables';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmMerges } from '../../../../shared/leads/merges/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** The origin of a contact, and whether anything but its lead has affected it since. */
export async function findOrigin(
  tx: Db,
  owner: Owner,
  id: number,
  lead: number,
): Promise<{ isMadeOfLead: boolean; isWorkedOn: boolean } | undefined> {
  const [contact] = await tx
    .select({ id: crmContacts.id, companyId: crmContacts.companyId })
    .from(crmContacts)
    .where(and(eq(crmContacts.userId, owner), eq(crmContacts.id, id)))
    .for('update');
  if (!contact) return undefined;
  const ofContact = and(eq(events.userId, owner), eq(events.entity, 'contact'), eq(events.entityId, id));
  const [recorded] = await tx
    .select({
      made: sql<number>`count(*) filter (where ${events.verb} = 'created'
        and ${events.origin} ->> 'from' = 'comerzia' and (${events.origin} ->> 'row')::int = ${lead})::int`,
      others: sql<number>`count(*) filter (where ${events.actor} ->> 'kind' <> 'visitor')::int`,
    })
    .from(events)
    .where(ofContact);
  const linked = await countLinks(tx, owner, id);
  return {
    isMadeOfLead: (recorded?.made ?? 0) > 0,
    isWorkedOn: (recorded?.others ?? 0) > 0 || contact.companyId !== null || linked > 0,
  };
}

/** The number of records that refer to a contact. */
async function countLinks(tx: Db, owner: Owner, id: number): Promise<number> {
  const people = sql`${crmOpportunities.people} @> ${JSON.stringify([{ contactId: id }])}::jsonb`;
  const tables = [
    [crmCommunications, arrayContains(crmCommunications.contactIds, [id])],
    [crmTasks, eq(crmTasks.contactId, id)],
    [crmOpportunities, or(eq(crmOpportunities.contactId, id), people)],
    [crmMerges, and(eq(crmMerges.entity, 'contact'), eq(crmMerges.keptId, id))],
  ] as const;
  let count = 0;
  for (const [table, named] of tables) {
    const [row] = await tx
      .select({ found: sql<number>`count(*)::int` })
      .from(table)
      .where(and(eq(table.userId, owner), named));
    count += row?.found ?? 0;
  }
  return count;
}
