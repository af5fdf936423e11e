import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { accountId } from '../../tables';
import { marketingLeads } from '../tables';

/** What happened to a lead, besides what a person changed: submissions, mails, clicks, answers. */
export const marketingLeadEvents = pgTable(
  'marketing_lead_events',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => marketingLeads.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('marketing_lead_events_lead').on(table.leadId, table.id),
    index('marketing_lead_events_owner').on(table.userId),
  ],
);
