import { index, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { marketingCompanyId } from '../tables';

export const marketingCampaigns = pgTable(
  'marketing_campaigns',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    type: text('type', { enum: ['email', 'social media', 'landing page'] }).notNull(),
    status: text('status').notNull(),
    content: text('content').notNull(),
    metrics: jsonb('metrics'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [index('marketing_campaigns_company').on(table.marketingCompanyId)],
);
