import { and, asc, eq, lte } from 'drizzle-orm';
import { accounts, memberships } from '../../../../shared/accounts/tables';
import { users } from '../../../../shared/auth/tables';
import { openAccount } from '../../../platform/accounts/accounts.queries';
import type { Db } from '../../../platform/database/database';
import { type Owner, ownerOf } from '../../../platform/database/rows/owner';

/** Says when an account will be deleted, or that it stays. */
export const setClosing = (tx: Db, owner: Owner, closingAt: Date | null): PromiseLike<unknown> =>
  tx.update(accounts).set({ closingAt }).where(eq(accounts.id, owner));

/**
 * Deletes an account with everything in it. A member who has no other one gets an empty one: without any, every page
 * would fail for somebody who can still sign in.
 */
export async function deleteAccount(tx: Db, owner: Owner): Promise<void> {
  const members = await tx
    .select({ id: users.id, name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.accountId, owner))
    .orderBy(asc(users.id))
    .for('no key update', { of: users });
  await tx.delete(accounts).where(eq(accounts.id, owner));
  for (const { id, name } of members) {
    const [left] = await tx.select().from(memberships).where(eq(memberships.userId, id)).limit(1);
    if (!left) await openAccount(tx, { id, name });
  }
}

/** Deletes the accounts whose time to be kept is over. */
export async function deleteClosed(db: Db, now: Date): Promise<void> {
  const due = await db
    .select({ userId: accounts.id })
    .from(accounts)
    .where(lte(accounts.closingAt, now))
    .orderBy(asc(accounts.id));
  for (const account of due) {
    await db.transaction(async (tx) => {
      // Its owner may keep it until this very moment.
      const [still] = await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.id, account.userId), lte(accounts.closingAt, now)))
        .for('update');
      if (still) await deleteAccount(tx, ownerOf(account));
    });
  }
}
