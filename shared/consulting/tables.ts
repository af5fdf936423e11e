import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/tables';
import type { Language } from '../languages';
import type { CompanyData } from './report/company-data';
import { productTypes, sizes, structures, swotKinds } from './scales';

const companyId = () =>
  integer('company_id')
    .notNull()
    .references((): AnyPgColumn => companies.id, { onDelete: 'cascade' });

/** The department that something is about; it stays when the department goes. */
const departmentId = () =>
  integer('department_id').references((): AnyPgColumn => departments.id, { onDelete: 'set null' });

/** Where an item stands among those that its list ranks as equals, counted up as items are added and set by hand. */
const place = () => integer('place').notNull().default(0);

const oneToFive = (name: string, column: AnyPgColumn) => check(name, sql`${column} between 1 and 5`);

export const companies = pgTable(
  'companies',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    sector: text('sector').notNull(),
    size: text('size', { enum: sizes }).notNull(),
    structure: text('structure', { enum: structures }).notNull(),
    email: text('email'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // Of what it holds, in UTF-8, for `holdings`. Written by triggers of its items only (docs/decisions/010).
    itemCount: integer('item_count').notNull().default(0),
    textBytes: integer('text_bytes').notNull().default(0),
  },
  (table) => [index('companies_owner').on(table.userId)],
);

export const companyContacts = pgTable(
  'company_contacts',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    position: text('position').notNull(),
    phone: text('phone'),
    email: text('email'),
    isPrimary: boolean('is_primary').notNull().default(false),
    place: place(),
    companyId: companyId(),
  },
  (table) => [
    index('company_contacts_company').on(table.companyId),
    uniqueIndex('company_contacts_one_primary').on(table.companyId).where(sql`${table.isPrimary}`),
  ],
);

export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    type: text('type', { enum: productTypes }).notNull().default('product'),
    place: place(),
    companyId: companyId(),
  },
  (table) => [index('products_company').on(table.companyId)],
);

export const departments = pgTable(
  'departments',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    function: text('function').notNull(),
    digitalizationLevel: integer('digitalization_level').notNull().default(3),
    place: place(),
    companyId: companyId(),
  },
  (table) => [
    index('departments_company').on(table.companyId),
    oneToFive('departments_level', table.digitalizationLevel),
  ],
);

export const problems = pgTable(
  'problems',
  {
    id: serial('id').primaryKey(),
    description: text('description').notNull(),
    priority: integer('priority').notNull().default(3),
    /** The department that it hurts. */
    departmentId: departmentId(),
    place: place(),
    companyId: companyId(),
  },
  (table) => [
    index('problems_company').on(table.companyId),
    index('problems_department').on(table.departmentId),
    oneToFive('problems_priority', table.priority),
  ],
);

export const strengths = pgTable(
  'strengths',
  {
    id: serial('id').primaryKey(),
    description: text('description').notNull(),
    impact: integer('impact').notNull().default(3),
    /** The department that it hurt when it was a problem, for its way back (see `swot.move`). */
    departmentId: departmentId(),
    place: place(),
    companyId: companyId(),
  },
  (table) => [
    index('strengths_company').on(table.companyId),
    index('strengths_department').on(table.departmentId),
    oneToFive('strengths_impact', table.impact),
  ],
);

/** The half of a SWOT analysis that lies outside the company; its strengths and problems are the other. */
export const swotEntries = pgTable(
  'swot_entries',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: swotKinds }).notNull(),
    description: text('description').notNull(),
    /** Its impact or priority, and its department, when it was a strength or a problem. */
    level: integer('level').notNull().default(3),
    departmentId: departmentId(),
    place: place(),
    companyId: companyId(),
  },
  (table) => [
    index('swot_entries_company').on(table.companyId),
    index('swot_entries_department').on(table.departmentId),
    oneToFive('swot_entries_level', table.level),
  ],
);

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

/** Links that let anybody who has one read a report; only the SHA-256 of each token is kept. */
export const reportShares = pgTable(
  'report_shares',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Whether the SWOT analysis, which goes on changing, is shown beside the report. */
    withSwot: boolean('with_swot').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
  },
  (table) => [index('report_shares_report').on(table.reportId)],
);

export type Company = Omit<typeof companies.$inferSelect, 'itemCount' | 'textBytes'>;
export type CompanyContact = typeof companyContacts.$inferSelect;
export type Product = typeof products.$inferSelect;
export type Department = typeof departments.$inferSelect;
export type Problem = typeof problems.$inferSelect;
export type Strength = typeof strengths.$inferSelect;
export type SwotEntry = typeof swotEntries.$inferSelect;

export type Report = Omit<typeof reports.$inferSelect, 'snapshot'>;
export type ReportShare = Omit<typeof reportShares.$inferSelect, 'tokenHash' | 'reportId'>;
