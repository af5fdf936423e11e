import { deleteExpired } from './features/auth/auth.queries';
import { deleteExpiredShares } from './features/consulting/shares/shares.queries';
import type { Db } from './platform/database/database';
import { deleteOldMails } from './platform/mail/mail.queries';

const day = 24 * 60 * 60 * 1_000;

/** Milliseconds between two clearings. */
export const clearingInterval = 60 * 60 * 1_000;

/** Removes what is of no use any more: tokens and links whose time is over, and mails 90 days after they were made. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await deleteExpired(db, now);
  await deleteExpiredShares(db, now);
  await deleteOldMails(db, new Date(now.getTime() - 90 * day));
}
