import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { marketingCompanyId } from '../tables';

export const marketingLeads = pgTable(
  'marketing_leads',
  {
    id: serial('id').primaryKey(),
    companyName: text('company_name'),
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    position: text('position'),
    source: text('source').notNull(),
    status: text('status').notNull(),
    notes: text('notes'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [index('marketing_leads_company').on(table.marketingCompanyId)],
);
