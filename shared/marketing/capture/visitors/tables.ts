import { date, integer, pgTable, serial, uniqueIndex } from 'drizzle-orm/pg-core';
import { marketingCompanyId } from '../../tables';

/**
 * Daily counts (in the company's zone) without rows: views and clicks that were deleted after thirteen months, and
 * hits of robots beyond the limit.
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
