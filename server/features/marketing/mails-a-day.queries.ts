import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { marketingOptInMails } from '../../../shared/marketing/capture/consents/tables';
import { mailsADay } from '../../../shared/marketing/sequences/scales';
import { marketingMessages } from '../../../shared/marketing/sequences/tables';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';

const day = 24 * 60 * 60 * 1_000;

/** From when on an account may send again, with the opt-in mails that wait for their day; null where it may now. */
export async function findFreeAt(tx: Db, owner: Owner, now: Date, most = mailsADay): Promise<Date | null> {
  const since = new Date(now.getTime() - day);
  const { userId, attemptedAt } = marketingMessages;
  const { sendsAt } = marketingOptInMails;
  const replies = tx
    .select({ at: sql<Date>`${attemptedAt}`.mapWith(attemptedAt).as('at') })
    .from(marketingMessages)
    .where(and(eq(userId, owner), gt(attemptedAt, since)));
  const optIns = tx
    .select({ at: sql<Date>`${sendsAt}`.mapWith(sendsAt).as('at') })
    .from(marketingOptInMails)
    .where(and(eq(marketingOptInMails.userId, owner), gt(sendsAt, since)));
  const [last] = await unionAll(replies, optIns)
    .orderBy(desc(sql`at`))
    .offset(most - 1)
    .limit(1);
  return last ? new Date(last.at.getTime() + day) : null;
}

/** Notes when an opt-in mail leaves. */
export const insertOptInMail = (tx: Db, owner: Owner, sendsAt: Date): PromiseLike<unknown> =>
  tx.insert(marketingOptInMails).values({ userId: owner, sendsAt });

/** Deletes what no longer counts for the mails of a day. */
export const deleteOldOptInMails = (db: Db, before: Date): PromiseLike<unknown> =>
  db.delete(marketingOptInMails).where(lte(marketingOptInMails.sendsAt, before));
