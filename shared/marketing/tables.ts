import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables';

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

const marketingCompanyId = () =>
  integer('marketing_company_id')
    .notNull()
    .references(() => marketingCompanies.id, { onDelete: 'cascade' });

export const marketingCompanies = pgTable(
  'marketing_companies',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    sector: text('sector').notNull(),
    commercialObjectives: text('commercial_objectives').notNull(),
    targetAudience: text('target_audience').notNull(),
    targetAudienceType: text('target_audience_type', { enum: ['B2C', 'B2B', 'both'] }).notNull(),
    createdAt: createdAt(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('marketing_companies_owner').on(table.userId)],
);

export const marketingProducts = pgTable(
  'marketing_products',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    characteristics: text('characteristics').notNull(),
    advantages: text('advantages').notNull(),
    price: text('price').notNull(),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [index('marketing_products_company').on(table.marketingCompanyId)],
);

export const marketingCampaigns = pgTable(
  'marketing_campaigns',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    type: text('type', { enum: ['email', 'social media', 'landing page'] }).notNull(),
    status: text('status').notNull(),
    content: text('content').notNull(),
    metrics: jsonb('metrics'),
    createdAt: createdAt(),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [index('marketing_campaigns_company').on(table.marketingCompanyId)],
);

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
    createdAt: createdAt(),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [index('marketing_leads_company').on(table.marketingCompanyId)],
);

export const marketingAnalytics = pgTable(
  'marketing_analytics',
  {
    id: serial('id').primaryKey(),
    type: text('type').notNull(),
    data: jsonb('data').notNull(),
    summary: text('summary').notNull(),
    recommendations: text('recommendations').notNull(),
    createdAt: createdAt(),
    marketingCompanyId: marketingCompanyId(),
  },
  (table) => [index('marketing_analytics_company').on(table.marketingCompanyId)],
);
