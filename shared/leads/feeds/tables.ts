import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../auth/tables';

/** The secret address at which a calendar reads an account's tasks; only the SHA-256 of its token is stored. */
export const crmFeeds = pgTable('crm_feeds', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
