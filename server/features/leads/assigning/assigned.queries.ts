import { and, asc, eq, isNull } from 'drizzle-orm';
import { memberships } from '../../../../shared/accounts/tables';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

const tables = {
  contact: crmContacts,
  company: crmCompanies,
  opportunity: crmOpportunities,
  task: crmTasks,
};

/** The entities whose records are assigned to members. */
export const assignedEntities = ['contact', 'company', 'opportunity', 'task'] as const;
export type AssignedEntity = (typeof assignedEntities)[number];

/** Some records outside the bin that are assigned to a member. */
export async function listAssigned(
  tx: Db,
  owner: Owner,
  { entity, person, limit }: { entity: AssignedEntity; person: number; limit: number },
): Promise<number[]> {
  const { id, userId, assigneeId, deletedAt } = tables[entity];
  const rows = await tx
    .select({ id })
    .from(tables[entity])
    .where(and(eq(userId, owner), eq(assigneeId, person), isNull(deletedAt)))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** The person who owns an account; undefined when nobody does. */
export async function findOwningMember(tx: Db, owner: Owner): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.accountId, owner), eq(memberships.role, 'owner')));
  return row?.id;
}
