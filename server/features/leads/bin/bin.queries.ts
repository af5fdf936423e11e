import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordEntity } from '../../../../shared/leads/entities';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Binned, BinnedKinds } from '../../../platform/acts/bin.queries';
import type { RecordTable } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { transact } from '../../../platform/database/transact';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { tellCommunicationsAbout } from '../communications/communications-derived.queries';
import { notMerged } from '../moved.queries';
import { tellTasksAbout } from '../tasks/tasks-derived.queries';

const tables: Record<RecordEntity, { table: RecordTable; name: PgColumn }> = {
  contact: { table: crmContacts, name: crmContacts.name },
  company: { table: crmCompanies, name: crmCompanies.name },
  opportunity: { table: crmOpportunities, name: crmOpportunities.title },
  communication: { table: crmCommunications, name: crmCommunications.subject },
  task: { table: crmTasks, name: crmTasks.title },
};

/** Of some records, those that were not merged into others; merged records return when the merge is undone. */
export async function restorable(tx: Db, owner: Owner, entity: RecordEntity, ids: readonly number[]) {
  const { table } = tables[entity];
  const rows = await tx
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(and(eq(table.userId, owner), among(table.id, ids), notMerged(owner, entity, sql`${table.id}`)));
  return rows.map(({ id }) => id);
}

const binned = (owner: Owner, entity: RecordEntity): Binned => {
  const { table, name } = tables[entity];
  return { table, name: sql`${name}`, only: notMerged(owner, entity, sql`${table.id}`) };
};

/** What the bin lists: of each entity what was not merged into others. */
export const binnedLeads = (owner: Owner): BinnedKinds<RecordEntity> => ({
  contact: binned(owner, 'contact'),
  company: binned(owner, 'company'),
  opportunity: binned(owner, 'opportunity'),
  communication: binned(owner, 'communication'),
  task: binned(owner, 'task'),
});

const gone = (table: RecordTable, before: Date): SQL =>
  sql`(select ${table.id} from ${table as PgTable} where ${lt(table.deletedAt, before)})`;

/** Rows of a table that would have no contact, company or opportunity left after the purge. */
const orphaned = (table: typeof crmCommunications | typeof crmTasks, before: Date, others: SQL): SQL =>
  sql`(${table.companyId} is null or ${table.companyId} in ${gone(crmCompanies, before)})
    and (${table.opportunityId} is null or ${table.opportunityId} in ${gone(crmOpportunities, before)}) and ${others}`;

const lostLink = (table: typeof crmCommunications | typeof crmTasks, before: Date, others: SQL): SQL =>
  sql`(${table.companyId} in ${gone(crmCompanies, before)}
    or ${table.opportunityId} in ${gone(crmOpportunities, before)} or ${others})`;

const idsOf = async (rows: PromiseLike<{ id: number }[]>) => (await rows).map(({ id }) => id);

/** Deletes communications without any remaining link; resolves to those that lost some links. */
async function purgeCommunications(tx: Db, before: Date, contacts: SQL): Promise<number[]> {
  const { id, contactIds, awaitsAnswer } = crmCommunications;
  const rest = sql`array(select unnest(${contactIds}) except select ${crmContacts.id} from ${crmContacts}
    where ${lt(crmContacts.deletedAt, before)} order by 1)`;
  const lost = lostLink(crmCommunications, before, sql`${contactIds} && array(${contacts})`);
  const alone = orphaned(crmCommunications, before, sql`cardinality(${rest}) = 0`);
  await tx.delete(crmCommunications).where(sql`${lost} and ${alone}`);
  const left = await idsOf(tx.select({ id }).from(crmCommunications).where(lost));
  const named = sql`${contactIds} && array(${contacts})`;
  // Who is gone awaits no answer.
  const awaits = sql`${awaitsAnswer} and cardinality(${rest}) > 0`;
  await tx.update(crmCommunications).set({ contactIds: rest, awaitsAnswer: awaits }).where(named);
  return left;
}

/** Deletes tasks without any remaining link; resolves to those that lost some links. */
async function purgeTasks(tx: Db, before: Date, contacts: SQL): Promise<number[]> {
  const lost = lostLink(crmTasks, before, sql`${crmTasks.contactId} in ${contacts}`);
  const noContact = sql`(${crmTasks.contactId} is null or ${crmTasks.contactId} in ${contacts})`;
  await tx.delete(crmTasks).where(sql`${lost} and ${orphaned(crmTasks, before, noContact)}`);
  return idsOf(tx.select({ id: crmTasks.id }).from(crmTasks).where(lost));
}

const leaveDeals = (tx: Db, contacts: SQL) =>
  tx.execute(sql`update ${crmOpportunities} set people = coalesce((
      select jsonb_agg(person) from jsonb_array_elements(people) as person
      where (person ->> 'contactId')::int not in ${contacts}), '[]')
    where jsonb_array_length(people) > 0 and exists (
      select from jsonb_array_elements(people) as person where (person ->> 'contactId')::int in ${contacts})`);

/**
 * Permanently deletes what was put in the bin before a time, with the communications and tasks that would have no
 * links left. Links in other records are cleared, and their copied names are removed.
 */
export async function purgeBin(db: Db, before: Date): Promise<void> {
  const contacts = gone(crmContacts, before);
  await transact(db, async (tx) => {
    const said = await purgeCommunications(tx, before, contacts);
    const toDo = await purgeTasks(tx, before, contacts);
    await leaveDeals(tx, contacts);
    for (const { table } of Object.values(tables)) await tx.delete(table).where(lt(table.deletedAt, before));
    if (said.length > 0) await tellCommunicationsAbout(tx, among(crmCommunications.id, said));
    if (toDo.length > 0) await tellTasksAbout(tx, among(crmTasks.id, toDo));
  });
}
