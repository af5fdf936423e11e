import { and, desc, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import { memberships } from '../../../../shared/accounts/tables';
import { users } from '../../../../shared/auth/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { LeadMail } from '../../../../shared/leads/mails/endpoints';
import { crmMails } from '../../../../shared/leads/mails/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import type { Db } from '../../../platform/database/database';
import { type Owner, ownerOf } from '../../../platform/database/rows/owner';
import { notFound } from '../../../platform/http/errors';
import { findKept, idsMergedInto } from '../moved.queries';

const { id, address, subject, body, state, reason, createdAt, sendsAt, opportunityId } = crmMails;
const columns = { id, address, subject, body, state, reason, createdAt, sendsAt, opportunityId };

/** The mails of a contact, and of those merged into it, that were not sent, newest first; throws 404 when this owner has no such contact. */
export async function listMails(db: Db, owner: Owner, contactId: number): Promise<LeadMail[]> {
  const rows = await db
    .select({ mail: columns })
    .from(crmContacts)
    .leftJoin(
      crmMails,
      and(
        sql`${crmMails.contactId} in ${idsMergedInto(owner, 'contact', contactId)}`,
        eq(crmMails.userId, owner),
        ne(state, 'sent'),
      ),
    )
    .where(and(eq(crmContacts.id, contactId), eq(crmContacts.userId, owner), isNull(crmContacts.deletedAt)))
    .orderBy(desc(createdAt), desc(id));
  if (rows.length === 0) throw notFound();
  return rows.flatMap(({ mail }) => mail ?? []);
}

/** The contact to write to, locked so that it cannot be erased meanwhile. */
export async function lockRecipient(tx: Db, owner: Owner, contactId: number) {
  const { points, name, doNotContact } = crmContacts;
  const [contact] = await tx
    .select({ points, name, doNotContact })
    .from(crmContacts)
    .where(and(eq(crmContacts.id, contactId), eq(crmContacts.userId, owner), isNull(crmContacts.deletedAt)))
    .for('key share');
  if (!contact) throw notFound();
  return contact;
}

/** Throws 404 when this owner has no such opportunity. */
export async function requireOpportunity(tx: Db, owner: Owner, opportunity: number): Promise<void> {
  const { id: itsId, userId, deletedAt } = crmOpportunities;
  const found = await tx
    .select({ id: itsId })
    .from(crmOpportunities)
    .where(and(eq(itsId, opportunity), eq(userId, owner), isNull(deletedAt)))
    .for('key share');
  if (found.length === 0) throw notFound();
}

const madrid = sql.raw(`'Europe/Madrid'`);

/** How many mails an account has asked for today (Europe/Madrid), and the seconds until tomorrow. */
export async function countToday(tx: Db, owner: Owner, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const today = sql`date_trunc('day', ${at} at time zone ${madrid})`;
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      secondsLeft: sql<number>`ceil(extract(epoch from ((${today} + interval '1 day') at time zone ${madrid} - ${at})))::int`,
    })
    .from(crmMails)
    .where(and(eq(crmMails.userId, owner), gte(createdAt, sql`${today} at time zone ${madrid}`)));
  return row as { count: number; secondsLeft: number };
}

/** The mail that an earlier request with the same key has stored. */
export async function findMailByKey(tx: Db, owner: Owner, key: string): Promise<LeadMail | undefined> {
  const [mail] = await tx
    .select(columns)
    .from(crmMails)
    .where(and(eq(crmMails.userId, owner), eq(crmMails.key, key)));
  return mail;
}

export async function insertMail(tx: Db, mail: typeof crmMails.$inferInsert): Promise<LeadMail> {
  const [row] = await tx.insert(crmMails).values(mail).returning(columns);
  return row as LeadMail;
}

/** Locks a mail of this owner; undefined when there is none. */
export async function lockMail(tx: Db, owner: Owner, mailId: number) {
  const [row] = await tx
    .select({ ...columns, mail: crmMails.mail })
    .from(crmMails)
    .where(and(eq(id, mailId), eq(crmMails.userId, owner)))
    .for('update');
  return row;
}

export const deleteMail = (tx: Db, owner: Owner, mailId: number): PromiseLike<unknown> =>
  tx.delete(crmMails).where(and(eq(id, mailId), eq(crmMails.userId, owner)));

/** The contact that a mail is to; if it was merged, the one that was kept. */
async function findRecipient(db: Db, { userId, contactId }: { userId: number; contactId: number }) {
  const owner = ownerOf({ userId });
  const kept = (await findKept(db, owner, 'contact', contactId)) ?? contactId;
  const { id: itsId, companyId, deletedAt, doNotContact } = crmContacts;
  const [contact] = await db
    .select({ id: itsId, companyId, deletedAt, doNotContact })
    .from(crmContacts)
    .where(and(eq(itsId, kept), eq(crmContacts.userId, owner)));
  return contact;
}

/** The contact that a queued mail is to, as it is now; undefined when it is gone. */
export async function findRecipientOf(db: Db, mail: string) {
  const [queued] = await db.select().from(crmMails).where(eq(crmMails.mail, mail));
  return queued && findRecipient(db, queued);
}

/** A mail that has left the queue, with whom it is from and to. */
export async function lockQueued(tx: Db, mail: string) {
  const [row] = await tx
    .select({ mail: crmMails, sender: { id: users.id, name: users.name } })
    .from(crmMails)
    // Who wrote it may have left by now; then the owner is named.
    .innerJoin(
      memberships,
      and(
        eq(memberships.accountId, crmMails.userId),
        sql`case when ${crmMails.senderId} is null then ${memberships.role} = 'owner'
          else ${memberships.userId} = ${crmMails.senderId} end`,
      ),
    )
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(crmMails.mail, mail))
    .for('update', { of: crmMails });
  return row && { ...row, contact: await findRecipient(tx, row.mail) };
}

type Ended = Partial<Pick<typeof crmMails.$inferInsert, 'state' | 'reason' | 'communicationId'>>;

export const setEnded = (tx: Db, mail: string, ended: Ended): PromiseLike<unknown> =>
  tx.update(crmMails).set(ended).where(eq(crmMails.mail, mail));

/** Deletes mails that were sent or refused, and created before a time. */
export const deleteOldLeadMails = (db: Db, madeBefore: Date) =>
  db.delete(crmMails).where(and(ne(state, 'waiting'), lt(createdAt, madeBefore)));

/** Refuses the mails of a member that wait, because the member leaves; resolves to their ids in the queue. */
export async function refuseWaitingOf(tx: Db, owner: Owner, member: number): Promise<string[]> {
  const refused = await tx
    .update(crmMails)
    .set({ state: 'refused', reason: 'sender-gone' })
    .where(and(eq(crmMails.userId, owner), eq(crmMails.senderId, member), eq(state, 'waiting')))
    .returning({ mail: crmMails.mail });
  return refused.map(({ mail }) => mail);
}
