import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmContactPoints, crmContacts } from '../../../../shared/leads/contacts/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** The communication that a message is, those in the bin last. */
export async function findMessage(tx: Db, owner: Owner, messageId: string) {
  const { id, userId, deletedAt } = crmCommunications;
  const [found] = await tx
    .select({ id, isBinned: sql<boolean>`${deletedAt} is not null` })
    .from(crmCommunications)
    .where(and(eq(userId, owner), eq(crmCommunications.messageId, messageId)))
    .orderBy(sql`${deletedAt} nulls first`, asc(id))
    .limit(1);
  return found;
}

/** The name and company of a contact; undefined for one that is gone or in the bin. */
export async function findSender(tx: Db, owner: Owner, contactId: number) {
  const { id, userId, firstName, lastName, companyId, deletedAt } = crmContacts;
  const [found] = await tx
    .select({ name: sql<string>`concat_ws(' ', ${firstName}, ${lastName})`, companyId })
    .from(crmContacts)
    .where(and(eq(userId, owner), eq(id, contactId), isNull(deletedAt)));
  return found;
}

/** The contacts that have one of some addresses; a shared address finds only the given contact. */
export function findPeople(tx: Db, owner: Owner, addresses: readonly string[], contactId: number | null) {
  const { userId, kind, normalised, isShared } = crmContactPoints;
  return tx
    .select({ id: crmContacts.id, companyId: crmContacts.companyId, address: normalised })
    .from(crmContactPoints)
    .innerJoin(
      crmContacts,
      and(eq(crmContacts.id, crmContactPoints.contactId), eq(crmContacts.userId, owner)),
    )
    .where(
      and(
        eq(userId, owner),
        eq(kind, 'email'),
        inArray(normalised, [...addresses]),
        or(eq(isShared, false), eq(crmContacts.id, contactId ?? 0)),
      ),
    )
    .orderBy(asc(crmContacts.id));
}
