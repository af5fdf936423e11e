import type { Entity } from '../../../../shared/acts/entities';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Derivation, DerivationOf, FieldName } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { holdNamed } from '../hold-named.queries';

const open = sql`task.deleted_at is null and task.done_at is null`;
const nextOf = (links: SQL) =>
  sql`(select min(task.due_at) from ${crmTasks} as task where ${links} and ${open})`;

/**
 * Tells opportunities their next step: the soonest of their own open tasks, else, while they are open, of those of their
 * contact or company that name no opportunity.
 */
const tellNextSteps = (tx: Db, owner: Owner, which: SQL | undefined) =>
  tx.execute(
    sql`update ${crmOpportunities} set next_task_at = next.due_at, next_task = next.title
      from ${crmOpportunities} as deal left join lateral (
        select task.due_at, task.title from ${crmTasks} as task
        where task.user_id = ${owner} and ${open} and (task.opportunity_id = deal.id
          or (deal.outcome = 'open' and task.opportunity_id is null
            and (task.contact_id = deal.contact_id or task.company_id = deal.company_id)))
        order by task.opportunity_id is null, task.due_at nulls last, task.id limit 1
      ) as next on true
      where deal.id = ${crmOpportunities.id} and ${and(eq(crmOpportunities.userId, owner), which)}
        and (${crmOpportunities.nextTaskAt}, ${crmOpportunities.nextTask})
          is distinct from (next.due_at, next.title)`,
  );

const { id, userId, contactId, companyId, opportunityId } = crmTasks;

const about = sql`nullif(concat_ws(' · ',
    (select ${crmContacts.name} from ${crmContacts} where ${crmContacts.id} = ${contactId}),
    (select ${crmCompanies.name} from ${crmCompanies} where ${crmCompanies.id} = ${companyId}),
    (select ${crmOpportunities.title} from ${crmOpportunities} where ${crmOpportunities.id} = ${opportunityId})
  ), '')`;

/** Names whom some tasks are about. */
export const tellTasksAbout = (tx: Db, which: SQL | undefined) =>
  tx.execute(sql`update ${crmTasks} set about = ${about} where ${which} and about is distinct from ${about}`);

const tasksOf = (column: PgColumn, owner: Owner, ids: readonly number[]) =>
  and(eq(userId, owner), among(column, ids));

/** Who is renamed is called so in the tasks about them. */
const following = <Of extends Entity>(
  entity: Of,
  when: readonly FieldName<Of>[],
  column: PgColumn,
): DerivationOf<Of> => ({
  entity,
  when,
  refresh: async (tx, owner, ids) => {
    const which = tasksOf(column, owner, ids);
    await holdNamed(tx, crmTasks, which);
    await tellTasksAbout(tx, which);
  },
});

// A row that keeps its values is not written: each write costs all its indexes.
export const taskDerivations: readonly Derivation[] = [
  { entity: 'task', refresh: (tx, owner, ids) => tellTasksAbout(tx, tasksOf(id, owner, ids)) },
  following('contact', ['firstName', 'lastName', 'points'], contactId),
  following('company', ['name'], companyId),
  following('opportunity', ['title'], opportunityId),
  {
    entity: 'contact',
    refresh: async (tx, owner, ids) => {
      await tx.execute(
        sql`update ${crmContacts} set next_task_at = ${nextOf(sql`task.contact_id = ${crmContacts.id}`)}
          where ${eq(crmContacts.userId, owner)} and ${among(crmContacts.id, ids)}
            and next_task_at is distinct from ${nextOf(sql`task.contact_id = ${crmContacts.id}`)}`,
      );
      await tellNextSteps(tx, owner, among(crmOpportunities.contactId, ids));
    },
  },
  {
    entity: 'company',
    refresh: async (tx, owner, ids) => {
      await tx.execute(
        sql`update ${crmCompanies} set next_task_at = ${nextOf(sql`task.company_id = ${crmCompanies.id}`)}
          where ${eq(crmCompanies.userId, owner)} and ${among(crmCompanies.id, ids)}
            and next_task_at is distinct from ${nextOf(sql`task.company_id = ${crmCompanies.id}`)}`,
      );
      await tellNextSteps(tx, owner, among(crmOpportunities.companyId, ids));
    },
  },
  {
    entity: 'opportunity',
    refresh: (tx, owner, ids) => tellNextSteps(tx, owner, among(crmOpportunities.id, ids)),
  },
];
