import { date, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../languages';
import { companyId } from '../tables';
import type { CompanyData } from './company-data';

export const reports = pgTable('reports', {
  id: serial('id').primaryKey(),
  analysis: text('analysis').notNull(),
  recommendations: text('recommendations').notNull(),
  aiArchitecture: text('ai_architecture').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** The company's data that the report was made from. */
  snapshot: jsonb('snapshot').$type<CompanyData>().notNull(),
  /** The day on which the plan begins: how the report is looked at, so the one thing in it that may change. */
  startsOn: date('starts_on'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  companyId: companyId().unique(),
});

export type Report = Omit<typeof reports.$inferSelect, 'snapshot'>;
