import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../database/database';
import { type Letter, mails } from './tables';

/** Fails when there is a mail of that id. */
export const insertMail = (db: Db, id: string, letter: Letter) => db.insert(mails).values({ id, letter });

/** Whatever its state; undefined when there is none. */
export async function findMail(db: Db, id: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

/** Ends a mail; its text goes, for it can hold a secret link, and an enquiry is kept elsewhere. */
export const updateMailSent = (db: Db, id: string) =>
  db.update(mails).set({ state: 'sent', letter: null, error: null }).where(eq(mails.id, id));

/** Ends a mail that nobody takes, without its text as well; `error` is what the admin reads. */
export const updateMailRefused = (db: Db, id: string, attempts: number, error: string) =>
  db.update(mails).set({ state: 'refused', letter: null, attempts, error }).where(eq(mails.id, id));

/** Leaves a mail queued; its next attempt is a job of its own. False when that attempt was counted before. */
export async function updateMailDelayed(db: Db, id: string, attempts: number, error: string) {
  const counted = await db
    .update(mails)
    .set({ attempts, error })
    .where(and(eq(mails.id, id), lt(mails.attempts, attempts)))
    .returning({ id: mails.id });
  return counted.length > 0;
}

/** Removes mails made before a time. What is still queued by then has long been given up. */
export const deleteOldMails = (db: Db, madeBefore: Date) =>
  db.delete(mails).where(lt(mails.createdAt, madeBefore));
