import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables';

/** Searches of lists that an account has named. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('saved_views_of').on(table.userId, table.feature, table.list, table.place, table.id)],
);
