import { and, asc, count, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Invitation, OpenInvitation } from '../../../../shared/accounts/endpoints';
import { invitations } from '../../../../shared/accounts/invitations/tables';
import { accounts, memberships } from '../../../../shared/accounts/tables';
import { users } from '../../../../shared/auth/tables';
import type { Db } from '../../../platform/database/database';
import { type Owner, ownerOf } from '../../../platform/database/rows/owner';

const columns = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
};

const openOf = (owner: Owner) => and(eq(invitations.accountId, owner), eq(invitations.state, 'open'));

const sameAddress = (column: typeof users.email | typeof invitations.email, address: string) =>
  eq(sql`lower(${column})`, sql`lower(${address})`);

export const listOpen = (db: Db, owner: Owner): PromiseLike<Invitation[]> =>
  db.select(columns).from(invitations).where(openOf(owner)).orderBy(asc(invitations.id));

export async function findOpen(db: Db, owner: Owner, email: string): Promise<Invitation | undefined> {
  const [row] = await db
    .select(columns)
    .from(invitations)
    .where(and(openOf(owner), sameAddress(invitations.email, email)));
  return row;
}

export async function countOpen(db: Db, owner: Owner): Promise<number> {
  const [row] = await db.select({ count: count() }).from(invitations).where(openOf(owner));
  return row?.count ?? 0;
}

/** The role of whoever has an address among the members. */
export async function findRoleOf(db: Db, owner: Owner, email: string) {
  const [row] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.accountId, owner), sameAddress(users.email, email)));
  return row?.role;
}

export async function countMembers(db: Db, owner: Owner): Promise<number> {
  const [row] = await db.select({ count: count() }).from(memberships).where(eq(memberships.accountId, owner));
  return row?.count ?? 0;
}

export async function insertInvitation(
  tx: Db,
  owner: Owner,
  made: Omit<typeof invitations.$inferInsert, 'accountId'>,
): Promise<Invitation> {
  const [row] = await tx
    .insert(invitations)
    .values({ ...made, accountId: owner })
    .returning(columns);
  return row as Invitation;
}

/** Gives an open invitation a new link; undefined when there is none. */
export async function renewInvitation(
  tx: Db,
  owner: Owner,
  id: number,
  link: Pick<typeof invitations.$inferInsert, 'tokenHash' | 'expiresAt'>,
): Promise<Invitation | undefined> {
  const [row] = await tx
    .update(invitations)
    .set(link)
    .where(and(openOf(owner), eq(invitations.id, id)))
    .returning(columns);
  return row;
}

/** Withdraws an open invitation; undefined when there is none. */
export async function withdrawInvitation(tx: Db, owner: Owner, id: number): Promise<Invitation | undefined> {
  const [row] = await tx
    .update(invitations)
    .set({ state: 'withdrawn' })
    .where(and(openOf(owner), eq(invitations.id, id)))
    .returning(columns);
  return row;
}

/** Withdraws that an account may be handed over, when somebody else is asked. */
export const withdrawHandingOver = (tx: Db, owner: Owner): PromiseLike<unknown> =>
  tx
    .update(invitations)
    .set({ state: 'withdrawn' })
    .where(and(openOf(owner), eq(invitations.role, 'owner')));

const usable = (tokenHash: string, now: Date) =>
  and(eq(invitations.tokenHash, tokenHash), eq(invitations.state, 'open'), gt(invitations.expiresAt, now));

/** What a link that works invites to. */
export async function findByToken(db: Db, tokenHash: string, now: Date): Promise<OpenInvitation | undefined> {
  const [row] = await db
    .select({
      email: invitations.email,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
      account: { id: accounts.id, name: accounts.name },
      invitedBy: invitations.invitedBy,
      isRegistered: sql<boolean>`exists (select from users as known where lower(known.email) = lower(${invitations.email}))`,
    })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.accountId))
    .where(usable(tokenHash, now));
  return row;
}

/** The account that a link that works leads to. */
export async function findAccountOfToken(db: Db, tokenHash: string, now: Date): Promise<Owner | undefined> {
  const [row] = await db
    .select({ userId: invitations.accountId })
    .from(invitations)
    .where(usable(tokenHash, now));
  return row && ownerOf(row);
}

/** Ends the open invitation of a link that works, as accepted; undefined when it no longer works. */
export async function takeInvitation(tx: Db, tokenHash: string, now: Date): Promise<Invitation | undefined> {
  const [row] = await tx
    .update(invitations)
    .set({ state: 'accepted' })
    .where(usable(tokenHash, now))
    .returning(columns);
  return row;
}

/** Deletes what ended, or expired, before a time. */
export const deleteEnded = (db: Db, before: Date): PromiseLike<unknown> =>
  db.delete(invitations).where(lt(invitations.expiresAt, before));

/** Marks an invitation whose link has expired, so that the address can be invited again. */
export const expireInvitation = (tx: Db, owner: Owner, email: string, now: Date): PromiseLike<unknown> =>
  tx
    .update(invitations)
    .set({ state: 'expired' })
    .where(and(openOf(owner), sameAddress(invitations.email, email), lte(invitations.expiresAt, now)));
