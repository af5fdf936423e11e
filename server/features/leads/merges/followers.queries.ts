import { and, arrayOverlaps, eq, type SQL, sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmConsents, crmContacts } from '../../../../shared/leads/contacts/tables';
import type { TwinEntity } from '../../../../shared/leads/duplicates/scales';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { RecordTable } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';

/** The entities whose records name contacts or companies. */
export type Following = 'contact' | 'opportunity' | 'communication' | 'task' | 'consent';

interface Follower {
  entity: Following;
  table: RecordTable;
  naming: (ids: number[]) => SQL | undefined;
}

const peopleAmong = (ids: readonly number[]) =>
  sql`${crmOpportunities.people} @> any(array(
    select jsonb_build_array(jsonb_build_object('contactId', one)) from unnest(${`{${ids.join()}}`}::text::int[]) as one))`;

/** Which records, those in the bin too, name contacts or companies. */
const followers: Record<TwinEntity, readonly Follower[]> = {
  contact: [
    {
      entity: 'opportunity',
      table: crmOpportunities,
      naming: (ids) => sql`(${among(crmOpportunities.contactId, ids)} or ${peopleAmong(ids)})`,
    },
    {
      entity: 'communication',
      table: crmCommunications,
      naming: (ids) => arrayOverlaps(crmCommunications.contactIds, ids),
    },
    { entity: 'task', table: crmTasks, naming: (ids) => among(crmTasks.contactId, ids) },
    { entity: 'consent', table: crmConsents, naming: (ids) => among(crmConsents.contactId, ids) },
  ],
  company: [
    { entity: 'contact', table: crmContacts, naming: (ids) => among(crmContacts.companyId, ids) },
    {
      entity: 'opportunity',
      table: crmOpportunities,
      naming: (ids) => among(crmOpportunities.companyId, ids),
    },
    {
      entity: 'communication',
      table: crmCommunications,
      naming: (ids) => among(crmCommunications.companyId, ids),
    },
    { entity: 'task', table: crmTasks, naming: (ids) => among(crmTasks.companyId, ids) },
  ],
};

/** The ids of the records that name some of an entity, by their own entity. */
export async function findFollowers(tx: Db, owner: Owner, entity: TwinEntity, ids: number[]) {
  const found: { entity: Following; ids: number[] }[] = [];
  for (const { entity: from, table, naming } of followers[entity]) {
    const rows = await tx
      .select({ id: sql<number>`${table.id}` })
      .from(table)
      .where(and(eq(table.userId, owner), naming(ids)))
      .orderBy(table.id);
    found.push({ entity: from, ids: rows.map(({ id }) => id) });
  }
  return found;
}
