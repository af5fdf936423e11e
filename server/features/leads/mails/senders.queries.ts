import { and, eq, gt, sql } from 'drizzle-orm';
import { users } from '../../../../shared/auth/tables';
import { crmSenders } from '../../../../shared/leads/mails/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import type { StoredCode } from '../../../platform/mail/address-code';

/** Who sends: the account as it is now, and whether its present address is proven. */
export interface Sender {
  username: string;
  name: string;
  email: string;
  isProven: boolean;
}

const senderOf = (db: Db, owner: Owner) =>
  db
    .select({
      username: users.username,
      name: users.name,
      email: users.email,
      isProven: sql<boolean>`coalesce(${crmSenders.provenEmail} = ${users.email}, false)`,
    })
    .from(users)
    .leftJoin(crmSenders, eq(crmSenders.userId, users.id))
    .where(eq(users.id, owner));

export async function findSender(db: Db, owner: Owner): Promise<Sender> {
  const [sender] = await senderOf(db, owner);
  return sender as Sender;
}

/** The same, locked: what an account sends is counted one after another. */
export async function lockSender(tx: Db, owner: Owner): Promise<Sender> {
  const [sender] = await senderOf(tx, owner).for('no key update', { of: users });
  return sender as Sender;
}

/** Stores a code in place of the one before. */
export const setCode = (tx: Db, owner: Owner, code: StoredCode): PromiseLike<unknown> =>
  tx
    .insert(crmSenders)
    .values({ userId: owner, ...code })
    .onConflictDoUpdate({ target: crmSenders.userId, set: code });

/** Takes one try of a valid code for the account's present address, and resolves to its hash. */
export async function takeTry(tx: Db, owner: Owner, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .update(crmSenders)
    .set({ triesLeft: sql`${crmSenders.triesLeft} - 1` })
    .from(users)
    .where(
      and(
        eq(crmSenders.userId, owner),
        eq(users.id, crmSenders.userId),
        eq(crmSenders.codeEmail, users.email),
        gt(crmSenders.triesLeft, 0),
        gt(crmSenders.codeExpiresAt, now),
      ),
    )
    .returning({ codeHash: crmSenders.codeHash });
  return row?.codeHash ?? undefined;
}

/** Notes that the address to which a code was sent is the account's own; the code is used up. */
export const setProven = (tx: Db, owner: Owner, codeHash: string): PromiseLike<unknown> =>
  tx
    .update(crmSenders)
    .set({ provenEmail: crmSenders.codeEmail, codeHash: null, codeExpiresAt: null, triesLeft: 0 })
    .where(and(eq(crmSenders.userId, owner), eq(crmSenders.codeHash, codeHash)));
