import { bigint, index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { accountId } from '../../../shared/accounts/tables';

/**
 * How much an account holds, by kind. Only triggers write it, once per statement. An account's amount is the sum of
 * its rows: a transaction adds to a row that no other has locked, or inserts one, so that nobody waits for a lock.
 */
export const accountHoldings = pgTable(
  'account_holdings',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    /** See `holdings`. */
    kind: text('kind').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [index('account_holdings_of').on(table.userId, table.kind)],
);
