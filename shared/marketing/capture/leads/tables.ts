import { index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { accountId, withinAccount } from '../../../accounts/tables';
import { leadId, marketingLeads } from '../tables';
import { instant } from '../../../time/tables';

/** What happened to a lead, besides what a person changed: submissions, mails, clicks, answers. */
export const marketingLeadEvents = pgTable(
  'marketing_lead_events',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    leadId: leadId(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    withinAccount(table.leadId, marketingLeads.id),
    index('marketing_lead_events_lead').on(table.leadId, table.id),
    index('marketing_lead_events_owner').on(table.userId),
  ],
);
