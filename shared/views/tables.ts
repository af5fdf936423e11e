import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { accountId, memberKey } from '../accounts/tables';
import { instant } from '../time/tables';

/** Searches of lists that an account, or one of its members, has named. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    /** Whose it is alone; null for everybody's. It goes with the membership. */
    memberId: integer('member_id'),
    /** The feature and its list. */
    feature: text('feature').notNull(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** What the address of the list says: search, filters, order, columns. */
    query: text('query').notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** Shown when the list is opened; one for each list. */
    isDefault: boolean('is_default').notNull().default(false),
    place: integer('place').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    memberKey(table.memberId, 'cascade'),
    index('saved_views_of').on(table.userId, table.feature, table.list, table.place, table.id),
    index('saved_views_member').on(table.userId, table.memberId).where(sql`${table.memberId} is not null`),
  ],
);
