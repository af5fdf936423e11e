import { index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from '../../time/tables';
import { accountId, type LoggedActor } from '../tables';
import { loggedKinds } from '../logged';

/** What was done in an account about the account itself: who may act in it, and what left it. Kept for a year. */
export const accountLog = pgTable(
  'account_log',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    at: instant('at').notNull(),
    actor: jsonb('actor').$type<LoggedActor>().notNull(),
    kind: text('kind', { enum: loggedKinds }).notNull(),
    /** The name or address that it was about, as it was then; empty for the account as a whole. */
    about: text('about').notNull(),
    /** The network address of the call; empty for what the house itself did. */
    address: text('address').notNull(),
  },
  (table) => [index('account_log_newest').on(table.userId, table.id), index('account_log_at').on(table.at)],
);
