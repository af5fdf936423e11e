import { index, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { marketingCompanyId } from '../tables';

export const marketingAnalytics = pgTable(
  'marketing_analytics',
  {
    id: serial('id').primaryKey(),
    type: text('type').notNull(),
    data: jsonb('data').notNull(),
    summary: text('summary').notNull(),
    recommendations: text('recommendations').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [index('marketing_analytics_company').on(table.marketingCompanyId)],
);
