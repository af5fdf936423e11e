import { and, asc, eq } from 'drizzle-orm';
import { crmContactPoints } from '../../../../shared/leads/contacts/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** The contact with an address; contacts for which the address is shared come last. */
export async function findContactByEmail(
  tx: Db,
  owner: Owner,
  email: string,
): Promise<{ id: number; isShared: boolean } | undefined> {
  const { contactId, userId, kind, normalised, isShared } = crmContactPoints;
  const [point] = await tx
    .select({ id: contactId, isShared })
    .from(crmContactPoints)
    .where(and(eq(userId, owner), eq(kind, 'email'), eq(normalised, email.toLowerCase())))
    .orderBy(asc(isShared), asc(contactId))
    .limit(1);
  return point;
}
