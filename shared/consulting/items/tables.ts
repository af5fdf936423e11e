import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  type PgTable,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { foldedWords } from '../../list/tables';
import { productTypes } from '../scales';
import type { CompanyList } from './lists';
import { companyId, ofCompany, oneToFive, place, withinCompany } from '../tables';

/** The department that a row refers to; deleting the department keeps the row. */
export const departmentId = () => integer('department_id');

/** The words that the search of the portal finds an item by. */
const folded = (words: () => SQL) => text('folded').notNull().generatedAlwaysAs(words);

/** For the search: among the items of given companies. */
const searched = (of: string, table: Record<'companyId' | 'folded', ExtraConfigColumn>) =>
  index(`${of}_search`)
    .using('gin', table.companyId, table.folded.op('gin_trgm_ops'))
    .with({ gin_pending_list_limit: 256 });

/** What a row said as a problem and has no column for, so that moving it back in the SWOT analysis loses nothing. */
export const asProblem = () => jsonb('as_problem').$type<Partial<AsProblem>>().notNull().default({});
export type AsProblem = Pick<Problem, 'hoursPerMonth' | 'measure' | 'responsibleId'>;

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
    folded: folded(
      (): SQL =>
        foldedWords(
          sql`${companyContacts.name}`,
          sql`${companyContacts.position}`,
          sql`${companyContacts.email}`,
          sql`${companyContacts.phone}`,
        ),
    ),
  },
  (table) => [
    ofCompany(table, table.id),
    index('company_contacts_in_order').on(
      table.companyId,
      table.isPrimary.desc().nullsFirst(),
      table.place,
      table.id,
    ),
    uniqueIndex('company_contacts_one_primary').on(table.companyId).where(sql`${table.isPrimary}`),
    searched('company_contacts', table),
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
    folded: folded((): SQL => foldedWords(sql`${products.name}`, sql`${products.description}`)),
  },
  (table) => [
    index('products_in_order').on(table.companyId, table.place, table.id),
    searched('products', table),
  ],
);

export const departments = pgTable(
  'departments',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    function: text('function').notNull(),
    digitalizationLevel: integer('digitalization_level').notNull().default(3),
    /** The programs that it works with, separated by commas. */
    programs: text('programs'),
    place: place(),
    companyId: companyId(),
    folded: folded(
      (): SQL =>
        foldedWords(sql`${departments.name}`, sql`${departments.function}`, sql`${departments.programs}`),
    ),
  },
  (table) => [
    ofCompany(table, table.id),
    index('departments_in_order').on(table.companyId, table.place, table.id),
    oneToFive('departments_level', table.digitalizationLevel),
    searched('departments', table),
  ],
);

export const problems = pgTable(
  'problems',
  {
    id: serial('id').primaryKey(),
    description: text('description').notNull(),
    priority: integer('priority').notNull().default(3),
    /** The department that the problem affects. */
    departmentId: departmentId(),
    /** Hours of work that the problem costs in a month. */
    hoursPerMonth: doublePrecision('hours_per_month'),
    /** What would show that the problem is solved. */
    measure: text('measure'),
    responsibleId: integer('responsible_id'),
    place: place(),
    companyId: companyId(),
    folded: folded((): SQL => foldedWords(sql`${problems.description}`, sql`${problems.measure}`)),
  },
  (table) => [
    withinCompany(table.departmentId, departments.id, 'set null'),
    withinCompany(table.responsibleId, companyContacts.id, 'set null'),
    index('problems_in_order').on(table.companyId, table.priority.desc().nullsFirst(), table.place, table.id),
    index('problems_department').on(table.departmentId),
    index('problems_responsible').on(table.responsibleId),
    oneToFive('problems_priority', table.priority),
    searched('problems', table),
  ],
);

export const strengths = pgTable(
  'strengths',
  {
    id: serial('id').primaryKey(),
    description: text('description').notNull(),
    impact: integer('impact').notNull().default(3),
    /** The department that it affected as a problem, for moving it back (see `swot.move`). */
    departmentId: departmentId(),
    asProblem: asProblem(),
    place: place(),
    companyId: companyId(),
    folded: folded((): SQL => foldedWords(sql`${strengths.description}`)),
  },
  (table) => [
    withinCompany(table.departmentId, departments.id, 'set null'),
    index('strengths_in_order').on(table.companyId, table.impact.desc().nullsFirst(), table.place, table.id),
    index('strengths_department').on(table.departmentId),
    oneToFive('strengths_impact', table.impact),
    searched('strengths', table),
  ],
);

/** The strengths that help with a problem, as its owner confirmed. */
export const problemStrengths = pgTable(
  'problem_strengths',
  {
    problemId: integer('problem_id')
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    strengthId: integer('strength_id')
      .notNull()
      .references(() => strengths.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.problemId, table.strengthId] }),
    index('problem_strengths_strength').on(table.strengthId),
  ],
);

/** The table of each list. */
export const tableOf = {
  contacts: companyContacts,
  products,
  departments,
  problems,
  strengths,
} satisfies Record<CompanyList, PgTable>;

type Shown<Row> = Omit<Row, 'folded' | 'asProblem'>;
export type CompanyContact = Shown<typeof companyContacts.$inferSelect>;
export type Product = Shown<typeof products.$inferSelect>;
export type Department = Shown<typeof departments.$inferSelect>;
type ProblemRow = Shown<typeof problems.$inferSelect>;
/** A problem with the strengths that help with it. */
export type Problem = ProblemRow & { strengthIds: number[] };
export type Strength = Shown<typeof strengths.$inferSelect>;
