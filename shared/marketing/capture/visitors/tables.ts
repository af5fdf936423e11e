import { date, integer, pgTable, serial, uniqueIndex } from 'drizzle-orm/pg-core';
import { marketingCompanyId } from '../../tables';

/**
 * What of a day (in the company's zone) has no row of its own: the sums of views and clicks that were deleted after thirteen
 * months, and robots whose hits were too many.
 */
export const marketingDays = pgTable(
  'marketing_days',
  {
    id: serial('id').primaryKey(),
    marketingCompanyId: marketingCompanyId(),
    day: date('day').notNull(),
    views: integer('views').notNull(),
    visitors: integer('visitors').notNull(),
    clicks: integer('clicks').notNull(),
    bots: integer('bots').notNull(),
  },
  (table) => [uniqueIndex('marketing_days_one').on(table.marketingCompanyId, table.day)],
);
