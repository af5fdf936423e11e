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
const soonest = sql`order by task.due_at nulls last, task.id limit 1`;

const nextOf = (links: SQL) =>
  sql`(select min(task.due_at) from ${crmTasks} as task where ${links} and ${open})`;

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
    refresh: (tx, owner, ids) =>
      tx.execute(
        sql`update ${crmContacts} set next_task_at = ${nextOf(sql`task.contact_id = ${crmContacts.id}`)}
          where ${eq(crmContacts.userId, owner)} and ${among(crmContacts.id, ids)}
            and next_task_at is distinct from ${nextOf(sql`task.contact_id = ${crmContacts.id}`)}`,
      ),
  },
  {
    entity: 'company',
    refresh: (tx, owner, ids) =>
      tx.execute(
        sql`update ${crmCompanies} set next_task_at = ${nextOf(sql`task.company_id = ${crmCompanies.id}`)}
          where ${eq(crmCompanies.userId, owner)} and ${among(crmCompanies.id, ids)}
            and next_task_at is distinct from ${nextOf(sql`task.company_id = ${crmCompanies.id}`)}`,
      ),
  },
  {
    entity: 'opportunity',
    refresh: (tx, owner, ids) =>
      tx.execute(
        sql`update ${crmOpportunities} set
            next_task_at = (select task.due_at from ${crmTasks} as task
              where task.opportunity_id = ${crmOpportunities.id} and ${open} ${soonest}),
            next_task = (select task.title from ${crmTasks} as task
              where task.opportunity_id = ${crmOpportunities.id} and ${open} ${soonest})
          where ${eq(crmOpportunities.userId, owner)} and ${among(crmOpportunities.id, ids)}`,
      ),
  },
];
