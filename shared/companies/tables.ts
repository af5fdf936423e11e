import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
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
import { productTypes, sizes, structures } from './scales';

const companyId = () =>
  integer('company_id')
    .notNull()
    .references((): AnyPgColumn => companies.id, { onDelete: 'cascade' });

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
    companyId: companyId(),
  },
  (table) => [index('problems_company').on(table.companyId), oneToFive('problems_priority', table.priority)],
);

export const strengths = pgTable(
  'strengths',
  {
    id: serial('id').primaryKey(),
    description: text('description').notNull(),
    impact: integer('impact').notNull().default(3),
    companyId: companyId(),
  },
  (table) => [index('strengths_company').on(table.companyId), oneToFive('strengths_impact', table.impact)],
);

export const reports = pgTable('reports', {
  id: serial('id').primaryKey(),
  analysis: text('analysis').notNull(),
  recommendations: text('recommendations').notNull(),
  aiArchitecture: text('ai_architecture').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** The company's data that the report was made from. */
  snapshot: jsonb('snapshot').$type<CompanyData>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  companyId: companyId().unique(),
});

export type Company = typeof companies.$inferSelect;
export type CompanyContact = typeof companyContacts.$inferSelect;
export type Product = typeof products.$inferSelect;
export type Department = typeof departments.$inferSelect;
export type Problem = typeof problems.$inferSelect;
export type Strength = typeof strengths.$inferSelect;

/** All that a report is built from. */
export interface CompanyData {
  company: Pick<Company, 'name' | 'sector' | 'size' | 'structure'>;
  products: Product[];
  departments: Department[];
  problems: Problem[];
  strengths: Strength[];
}

export type Report = Omit<typeof reports.$inferSelect, 'snapshot'>;
