import { eq, lt } from 'drizzle-orm';
import type { Db } from '../database/database';
import { type Letter, mails } from './tables';

export const insertMail = (db: Db, id: string, letter: Letter) => db.insert(mails).values({ id, letter });

export async function findMail(db: Db, id: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

/** The text goes once it is sent: it can hold a secret link, and the enquiry itself is kept elsewhere. */
export const updateMailSent = (db: Db, id: string) =>
  db.update(mails).set({ state: 'sent', letter: null, error: null }).where(eq(mails.id, id));

export const updateMailRefused = (db: Db, id: string, attempts: number, error: string) =>
  db.update(mails).set({ state: 'refused', attempts, error }).where(eq(mails.id, id));

export const updateMailDelayed = (db: Db, id: string, attempts: number, error: string) =>
  db.update(mails).set({ attempts, error }).where(eq(mails.id, id));

/** Removes mails made before a time. What is still queued by then has long been given up. */
export const deleteOldMails = (db: Db, madeBefore: Date) =>
  db.delete(mails).where(lt(mails.createdAt, madeBefore));
