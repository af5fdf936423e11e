import { and, asc, eq, sql } from 'drizzle-orm';
import type { MemberAccount } from '../../../shared/auth/member-account';
import { accounts, memberships } from '../../../shared/accounts/tables';
import { type User, users } from '../../../shared/auth/tables';
import type { Db } from '../database/database';
import { type Owner, ownerOf } from '../database/rows/owner';
import { logDone } from './log.queries';

const locked = (tx: Db, owner: Owner, how: 'no key update' | 'update'): PromiseLike<LockedAccount[]> =>
  tx
    .select({ isDemo: accounts.isDemo, closingAt: accounts.closingAt })
    .from(accounts)
    .where(eq(accounts.id, owner))
    .for(how);

interface LockedAccount {
  isDemo: boolean;
  /** When it will be deleted; until then it is only read, and nothing leaves it. */
  closingAt: Date | null;
}

/**
 * Locks an account until the transaction ends, so that what follows happens one after another. Resolves to undefined
 * when the account is gone.
 */
export async function lockAccount(tx: Db, owner: Owner): Promise<LockedAccount | undefined> {
  const [account] = await locked(tx, owner, 'no key update');
  return account;
}

/**
 * Locks an account until no act is going on in it, since every act refers to its account; others wait. For what the
 * records of many acts take their derived columns from, such as stages. It must be the transaction's first statement.
 */
export const lockAlone = (tx: Db, owner: Owner): PromiseLike<unknown> => locked(tx, owner, 'update');

/** Whether an account is the demo account, whose password everybody knows; undefined when the account is gone. */
export async function findIsDemo(db: Db, owner: Owner): Promise<boolean | undefined> {
  const [account] = await db.select({ isDemo: accounts.isDemo }).from(accounts).where(eq(accounts.id, owner));
  return account?.isDemo;
}

/** Creates an account of a person, who owns it. Its id is the person's for the first one. */
export async function insertAccount(
  tx: Db,
  person: Pick<User, 'id' | 'name'>,
  account: Partial<typeof accounts.$inferInsert> = {},
): Promise<Owner> {
  const [row] = await tx
    .insert(accounts)
    .values({ name: person.name, ...account })
    .returning({ userId: accounts.id });
  const owner = ownerOf(row as { userId: number });
  await insertMember(tx, owner, person.id, 'owner');
  return owner;
}

/** The same, and its log begins with it; `address` is that of the call, if a call asked for it. */
export async function openAccount(
  tx: Db,
  { id, name }: Pick<User, 'id' | 'name'>,
  account: Partial<typeof accounts.$inferInsert> = {},
  address = '',
): Promise<Owner> {
  const owner = await insertAccount(tx, { id, name }, account);
  await logDone(tx, owner, { actor: { id, name }, at: new Date(), address, kind: 'created' });
  return owner;
}

/**
 * Lets the database check now what it would check at the end of the transaction: each account with members has an owner,
 * otherwise the constraint `memberships_owner_stays` is violated; one without members is deleted.
 */
export const settleMembers = (tx: Db): PromiseLike<unknown> =>
  tx.execute(sql`set constraints memberships_owner_stays immediate`);

/** Makes a person a member of an account. Throws when they are one already, or for a second owner. */
export const insertMember = (
  tx: Db,
  account: Owner,
  person: number,
  role: MemberAccount['role'],
): PromiseLike<unknown> => tx.insert(memberships).values({ accountId: account, userId: person, role });

/** The person who owns an account. Throws when the account is gone. */
export async function accountOwner(db: Db, owner: Owner): Promise<Pick<User, 'id' | 'name' | 'email'>> {
  const [person] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.accountId, owner), eq(memberships.role, 'owner')));
  if (!person) throw new Error(`Account ${owner} is gone`);
  return person;
}

/** The first account that a person owns; undefined without one, or without such a username. */
export async function findAccountOf(db: Db, username: string): Promise<Owner | undefined> {
  const [row] = await db
    .select({ userId: memberships.accountId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(users.username, username), eq(memberships.role, 'owner')))
    .orderBy(asc(memberships.accountId))
    .limit(1);
  return row && ownerOf(row);
}

/** The accounts of a person, the owned ones first. */
export async function accountsOf(db: Db, userId: number): Promise<readonly MemberAccount[]> {
  const [person] = await db.select({ accounts: accountsOfUser }).from(users).where(eq(users.id, userId));
  return person?.accounts ?? [];
}

/**
 * The accounts of a person, the owned ones first, as one column of a statement that selects from `users`.
 * Drizzle leaves the table out of a column's name in a statement with one table, and here `id` alone would be the
 * account's.
 */
export const accountsOfUser = sql<MemberAccount[]>`(
  select coalesce(json_agg(json_build_object('id', account.id, 'name', account.name, 'role', member.role,
      'isDemo', account.is_demo, 'requiresFactor', account.requires_factor,
      'modelAllowed', account.model_allowed, 'closingAt', account.closing_at,
      'members', (select count(*)::int from ${memberships} as other where other.account_id = account.id))
    order by member.role <> 'owner', account.id), '[]')
  from ${memberships} as member join ${accounts} as account on account.id = member.account_id
  where member.user_id = ${users}.id)`.mapWith(
  (found: (Omit<MemberAccount, 'closingAt'> & { closingAt: string | null })[]) =>
    found.map(
      (account): MemberAccount => ({
        ...account,
        closingAt: account.closingAt ? new Date(account.closingAt) : null,
      }),
    ),
);
