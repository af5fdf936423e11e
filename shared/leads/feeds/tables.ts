import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accountId, memberKey } from '../../accounts/tables';
import { instant } from '../../time/tables';

/**
 * The secret address at which a member's calendar reads the tasks that are theirs or nobody's; only the SHA-256 of its
 * token is stored. It goes with the membership.
 */
export const memberFeeds = pgTable(
  'member_feeds',
  {
    userId: accountId(),
    memberId: integer('member_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.memberId] }), memberKey(table.memberId, 'cascade')],
);

/** What `member_feeds` replaces. The version before still writes it; it goes with the next one. */
export const crmFeeds = pgTable('crm_feeds', {
  userId: accountId().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});
