import { and, asc, eq } from 'drizzle-orm';
import { users } from '../../../../shared/auth/tables';
import { crmConsents, crmContactPoints } from '../../../../shared/leads/contacts/tables';
import type { Db } from '../../../platform/database/database';
import { type Owner, ownerOf } from '../../../platform/database/rows/owner';

/** The account with a username, locked so that what arrives for it arrives one after another. */
export async function lockAccount(tx: Db, username: string): Promise<Owner | undefined> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, username))
    .for('no key update');
  return user && ownerOf(user);
}

/** The contact that an address belongs to, a shared address last. */
export async function findContactByEmail(tx: Db, owner: Owner, email: string): Promise<number | undefined> {
  const { contactId, userId, kind, normalised, isShared } = crmContactPoints;
  const [point] = await tx
    .select({ id: contactId })
    .from(crmContactPoints)
    .where(and(eq(userId, owner), eq(kind, 'email'), eq(normalised, email.toLowerCase())))
    .orderBy(asc(isShared), asc(contactId))
    .limit(1);
  return point?.id;
}

/** Notes that somebody who wrote may be answered. */
export const insertConsent = (
  tx: Db,
  owner: Owner,
  consent: { contactId: number; source: string; at: Date },
): PromiseLike<unknown> =>
  tx.insert(crmConsents).values({
    ...consent,
    userId: owner,
    purpose: 'enquiry_reply',
    state: 'granted',
    wordingVersion: 'contact form 1',
  });
