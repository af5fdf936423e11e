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

/** Marks a mail as sent and deletes its text, which can hold a secret link; enquiries are stored elsewhere. */
export const updateMailSent = (db: Db, id: string) =>
  db.update(mails).set({ state: 'sent', letter: null, error: null }).where(eq(mails.id, id));

/** Marks a mail as refused for good and deletes its text; the admin reads `error`. */
export const updateMailRefused = (db: Db, id: string, attempts: number, error: string) =>
  db.update(mails).set({ state: 'refused', letter: null, attempts, error }).where(eq(mails.id, id));

/**
 * Counts a failed attempt of a queued mail, whose next attempt is a new job. False when this attempt was already
 * counted.
 */
export async function updateMailDelayed(db: Db, id: string, attempts: number, error: string) {
  const counted = await db
    .update(mails)
    .set({ attempts, error })
    .where(and(eq(mails.id, id), lt(mails.attempts, attempts)))
    .returning({ id: mails.id });
  return counted.length > 0;
}

/** Deletes mails created before a time. Delivery of a mail that old was given up long ago. */
export const deleteOldMails = (db: Db, madeBefore: Date) =>
  db.delete(mails).where(lt(mails.createdAt, madeBefore));
