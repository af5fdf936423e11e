import {
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { languages } from '../../languages';
import { marketingCompanyId } from '../tables';
import type { ReportData } from './report';
import { reportTypes } from './scales';

/** Reports of a week or a month, stored as they were made. */
export const marketingAnalytics = pgTable(
  'marketing_analytics',
  {
    id: serial('id').primaryKey(),
    type: text('type', { enum: reportTypes }).notNull(),
    data: jsonb('data').$type<ReportData>().notNull(),
    summary: text('summary').notNull(),
    /** One a line. */
    recommendations: text('recommendations').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    marketingCompanyId: marketingCompanyId(),
    /** The first day of the period, in the company's zone. */
    start: date('start').notNull(),
    language: text('language', { enum: languages }).notNull().default('es'),
  },
  (table) => [
    index('marketing_analytics_company').on(table.marketingCompanyId),
    uniqueIndex('marketing_analytics_period').on(table.marketingCompanyId, table.type, table.start),
  ],
);

/** How a company's reports are handed over; without a row they are not mailed. */
export const marketingReportSettings = pgTable(
  'marketing_report_settings',
  {
    id: serial('id').primaryKey(),
    marketingCompanyId: marketingCompanyId(),
    mailed: boolean('mailed').notNull(),
    /** Of the mails and of what is stored: the one in which they were asked for. */
    language: text('language', { enum: languages }).notNull(),
  },
  (table) => [uniqueIndex('marketing_report_settings_one').on(table.marketingCompanyId)],
);
