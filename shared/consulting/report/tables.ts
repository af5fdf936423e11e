import { date, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../languages';
import { companyId } from '../tables';
import { instant } from '../../time/tables';
import type { CompanyData } from './company-data';

export const reports = pgTable('reports', {
  id: serial('id').primaryKey(),
  analysis: text('analysis').notNull(),
  recommendations: text('recommendations').notNull(),
  aiArchitecture: text('ai_architecture').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** The company's data from which the report was made. */
  snapshot: jsonb('snapshot').$type<CompanyData>().notNull(),
  /** The first day of the plan. It only affects the display, so it is the one field that may change. */
  startsOn: date('starts_on'),
  createdAt: instant('created_at').notNull().defaultNow(),
  companyId: companyId().unique(),
});

export type Report = Omit<typeof reports.$inferSelect, 'snapshot'>;
