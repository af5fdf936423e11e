import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Member } from '../../../../shared/accounts/endpoints';
import { accounts, memberships } from '../../../../shared/accounts/tables';
import type { MemberRole } from '../../../../shared/auth/member-roles';
import { passkeys, totpSecrets } from '../../../../shared/auth/factors/tables';
import { users } from '../../../../shared/auth/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** Whether a member has a passkey or the codes of an app. */
const hasFactor = sql<boolean>`(exists (select from ${passkeys} as key where key.user_id = ${users.id})
  or exists (select from ${totpSecrets} as app where app.user_id = ${users.id}))`;

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: memberships.role,
  since: memberships.createdAt,
  hasFactor,
};

const selected = (db: Db) =>
  db.select(columns).from(memberships).innerJoin(users, eq(users.id, memberships.userId));

/** Whoever is a member, in the order in which they came. */
export const listMembers = (db: Db, owner: Owner): PromiseLike<Member[]> =>
  selected(db)
    .where(eq(memberships.accountId, owner))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId));

export async function findMember(db: Db, owner: Owner, person: number): Promise<Member | undefined> {
  const [member] = await selected(db).where(
    and(eq(memberships.accountId, owner), eq(memberships.userId, person)),
  );
  return member;
}

export const setRole = (tx: Db, owner: Owner, person: number, role: MemberRole): PromiseLike<unknown> =>
  tx
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.accountId, owner), eq(memberships.userId, person)));

export const deleteMember = (tx: Db, owner: Owner, person: number): PromiseLike<unknown> =>
  tx.delete(memberships).where(and(eq(memberships.accountId, owner), eq(memberships.userId, person)));

/** How many accounts a person is a member of; locks the person, so that the count holds until the transaction ends. */
export async function lockAccountsOf(tx: Db, person: number): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, person)).for('no key update');
  const [row] = await tx.select({ count: count() }).from(memberships).where(eq(memberships.userId, person));
  return row?.count ?? 0;
}

/** Changes an account; what is undefined stays. */
export async function updateAccount(
  tx: Db,
  owner: Owner,
  changes: {
    name?: string | undefined;
    requiresFactor?: boolean | undefined;
    modelAllowed?: boolean | undefined;
    closingAt?: Date | null;
  },
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await tx.update(accounts).set(changes).where(eq(accounts.id, owner));
}
