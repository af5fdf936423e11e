import { and, arrayContains, eq, isNull, or, sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmConsents } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { idsMergedInto } from '../moved.queries';

/** The ids of a contact and of those that were merged into it. */
export const listIdsOf = async (db: Db, owner: Owner, contact: number): Promise<number[]> =>
  (await readRows<{ id: number }>(db, idsMergedInto(owner, 'contact', contact))).map(({ id }) => id);

/** Everything that is stored about a contact besides its own fields and its changes. */
export async function findAllAbout(db: Db, owner: Owner, contact: number) {
  const communications = await db
    .select()
    .from(crmCommunications)
    .where(
      and(
        eq(crmCommunications.userId, owner),
        isNull(crmCommunications.deletedAt),
        arrayContains(crmCommunications.contactIds, [contact]),
      ),
    )
    .orderBy(crmCommunications.id);
  const tasks = await db
    .select()
    .from(crmTasks)
    .where(and(eq(crmTasks.userId, owner), isNull(crmTasks.deletedAt), eq(crmTasks.contactId, contact)))
    .orderBy(crmTasks.id);
  const isIn = sql`${crmOpportunities.people} @> ${JSON.stringify([{ contactId: contact }])}::jsonb`;
  const opportunities = await db
    .select()
    .from(crmOpportunities)
    .where(
      and(
        eq(crmOpportunities.userId, owner),
        isNull(crmOpportunities.deletedAt),
        or(eq(crmOpportunities.contactId, contact), isIn),
      ),
    )
    .orderBy(crmOpportunities.id);
  const consents = await db
    .select()
    .from(crmConsents)
    .where(and(eq(crmConsents.userId, owner), eq(crmConsents.contactId, contact)))
    .orderBy(crmConsents.id);
  return { communications, tasks, opportunities, consents };
}
