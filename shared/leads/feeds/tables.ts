import { pgTable, text } from 'drizzle-orm/pg-core';
import { accountId } from '../../accounts/tables';
import { instant } from '../../time/tables';

/** The secret address at which a calendar reads an account's tasks; only the SHA-256 of its token is stored. */
export const crmFeeds = pgTable('crm_feeds', {
  userId: accountId().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});
