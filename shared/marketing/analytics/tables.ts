import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../auth/tables';
import { languages } from '../../languages';
import { marketingCompanies, marketingCompanyId } from '../tables';
import { instant } from '../../time/tables';
import type { ReportData } from './report';
import { reportTypes } from './scales';

/** Reports of a week or a month, stored when they were made. */
export const marketingAnalytics = pgTable(
  'marketing_analytics',
  {
    id: serial('id').primaryKey(),
    type: text('type', { enum: reportTypes }).notNull(),
    data: jsonb('data').$type<ReportData>().notNull(),
    summary: text('summary').notNull(),
    /** One recipient per line. */
    recommendations: text('recommendations').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    marketingCompanyId: marketingCompanyId().references(() => marketingCompanies.id, { onDelete: 'cascade' }),
    /** The first day of the period, in the company's zone. */
    start: date('start').notNull(),
    language: text('language', { enum: languages }).notNull().default('es'),
  },
  (table) => [
    index('marketing_analytics_company').on(table.marketingCompanyId),
    uniqueIndex('marketing_analytics_period').on(table.marketingCompanyId, table.type, table.start),
  ],
);

/** The report settings of a company; without a row, reports are not mailed. */
export const marketingReportSettings = pgTable(
  'marketing_report_settings',
  {
    id: serial('id').primaryKey(),
    marketingCompanyId: marketingCompanyId().references(() => marketingCompanies.id, { onDelete: 'cascade' }),
    mailed: boolean('mailed').notNull(),
    /** To whom they are mailed while they are a member; null: to the account's owner. */
    memberId: integer('member_id').references(() => users.id, { onDelete: 'set null' }),
    /** The language of the mails and of the stored report: that of the request for them. */
    language: text('language', { enum: languages }).notNull(),
  },
  (table) => [uniqueIndex('marketing_report_settings_one').on(table.marketingCompanyId)],
);
