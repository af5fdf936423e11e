import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../../../shared/auth/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmTags } from '../../../../shared/leads/tags/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** Locks an account, so that samples are loaded once, and resolves to its name. */
export async function lockName(tx: Db, owner: Owner): Promise<string> {
  const [row] = await tx
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, owner))
    .for('no key update');
  return row?.name ?? '';
}

export async function hasContact(tx: Db, owner: Owner): Promise<boolean> {
  const { id, userId, deletedAt } = crmContacts;
  const rows = await tx
    .select({ id })
    .from(crmContacts)
    .where(and(eq(userId, owner), isNull(deletedAt)))
    .limit(1);
  return rows.length > 0;
}

export const insertTags = (tx: Db, owner: Owner, names: readonly string[]): PromiseLike<unknown> =>
  tx.insert(crmTags).values(names.map((name) => ({ userId: owner, name })));

/** The ids of an account's tags by name. */
export async function tagIds(tx: Db, owner: Owner): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: crmTags.id, name: crmTags.name })
    .from(crmTags)
    .where(and(eq(crmTags.userId, owner), isNull(crmTags.deletedAt)));
  return new Map(rows.map(({ id, name }) => [name, id]));
}
