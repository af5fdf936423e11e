import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../database/database';
import { type Letter, mails } from './tables';

/** Fails when a mail with this id exists. */
export const insertMail = (db: Db, id: string, letter: Letter) => db.insert(mails).values({ id, letter });

/** A mail in any state; undefined when there is none. */
export async function findMail(db: Db, id: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

/**
 * Marks a queued mail as being sent and resolves to it; undefined when it does not wait to be sent, or not for this
 * attempt.
 */
export async function beginMail(db: Db, id: string, attempts?: number) {
  const isDue = and(eq(mails.id, id), eq(mails.state, 'queued'));
  const [mail] = await db
    .update(mails)
    .set({ begun: true })
    .where(attempts === undefined ? isDue : and(isDue, eq(mails.attempts, attempts)))
    .returning();
  return mail;
}

/** Deletes a mail that is not being sent; false when it is, or was. */
export async function deleteWaitingMail(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .delete(mails)
    .where(and(eq(mails.id, id), eq(mails.state, 'queued'), eq(mails.begun, false)))
    .returning({ id: mails.id });
  return deleted.length > 0;
}

/** How a mail ended; the admin reads `error`. */
export type MailEnd = { state: 'sent' } | { state: 'refused'; attempts: number; error: string };

/**
 * Marks a queued mail as sent, or as refused for good, and deletes its text, which can hold a secret link; enquiries
 * are stored elsewhere. False when it is marked already.
 */
export async function endMail(db: Db, id: string, end: MailEnd): Promise<boolean> {
  const ended = await db
    .update(mails)
    .set({ error: null, ...end, letter: null })
    .where(and(eq(mails.id, id), eq(mails.state, 'queued')))
    .returning({ id: mails.id });
  return ended.length > 0;
}

/**
 * Counts a failed attempt of a queued mail, whose next attempt is a new job. False when this attempt was already
 * counted.
 */
export async function updateMailDelayed(db: Db, id: string, attempts: number, error: string) {
  const counted = await db
    .update(mails)
    .set({ attempts, error, begun: false })
    .where(and(eq(mails.id, id), lt(mails.attempts, attempts)))
    .returning({ id: mails.id });
  return counted.length > 0;
}

/** Deletes mails created before a time. Delivery of a mail that old was given up long ago. */
export const deleteOldMails = (db: Db, madeBefore: Date) =>
  db.delete(mails).where(lt(mails.createdAt, madeBefore));
