import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accountId } from '../accounts/tables';
import { instant } from '../time/tables';

/** Suggestions that an account has hidden: lines of its start, rows of Today, offers to take something over. */
export const dismissals = pgTable(
  'dismissals',
  {
    userId: accountId(),
    /** The suggestion, as its screen names it: `start/consultia/describe`. */
    about: text('about').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.about] }),
    index('dismissals_newest').on(table.userId, table.createdAt),
  ],
);
