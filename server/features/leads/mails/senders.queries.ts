import { and, eq, gt, sql } from 'drizzle-orm';
import { users } from '../../../../shared/auth/tables';
import { crmSenders } from '../../../../shared/leads/mails/tables';
import type { Db } from '../../../platform/database/database';
import type { StoredCode } from '../../../platform/mail/address-code';

/** Who sends: a person as they are now, and whether their present address is proven. */
export interface Sender {
  name: string;
  email: string;
  isProven: boolean;
}

const senderOf = (db: Db, person: number) =>
  db
    .select({
      name: users.name,
      email: users.email,
      isProven: sql<boolean>`coalesce(${crmSenders.provenEmail} = ${users.email}, false)`,
    })
    .from(users)
    .leftJoin(crmSenders, eq(crmSenders.userId, users.id))
    .where(eq(users.id, person));

export async function findSender(db: Db, person: number): Promise<Sender> {
  const [sender] = await senderOf(db, person);
  return sender as Sender;
}

/** Stores a code in place of the one before. */
export const setCode = (tx: Db, person: number, code: StoredCode): PromiseLike<unknown> =>
  tx
    .insert(crmSenders)
    .values({ userId: person, ...code })
    .onConflictDoUpdate({ target: crmSenders.userId, set: code });

/** Takes one try of a valid code for the person's present address, and resolves to its hash. */
export async function takeTry(tx: Db, person: number, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .update(crmSenders)
    .set({ triesLeft: sql`${crmSenders.triesLeft} - 1` })
    .from(users)
    .where(
      and(
        eq(crmSenders.userId, person),
        eq(users.id, crmSenders.userId),
        eq(crmSenders.codeEmail, users.email),
        gt(crmSenders.triesLeft, 0),
        gt(crmSenders.codeExpiresAt, now),
      ),
    )
    .returning({ codeHash: crmSenders.codeHash });
  return row?.codeHash ?? undefined;
}

/** Notes that the address to which a code was sent is the person's own; the code is used up. */
export const setProven = (tx: Db, person: number, codeHash: string): PromiseLike<unknown> =>
  tx
    .update(crmSenders)
    .set({ provenEmail: crmSenders.codeEmail, codeHash: null, codeExpiresAt: null, triesLeft: 0 })
    .where(and(eq(crmSenders.userId, person), eq(crmSenders.codeHash, codeHash)));
