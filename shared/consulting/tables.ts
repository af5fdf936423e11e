import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { accountId, keysWithin, ofAccount, withinAccount } from '../accounts/tables';
import { alphabetical } from '../list/tables';
import { instant } from '../time/tables';
import { sizes, structures } from './scales';

export const companies = pgTable(
  'companies',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    sector: text('sector').notNull(),
    size: text('size', { enum: sizes }).notNull(),
    structure: text('structure', { enum: structures }).notNull(),
    email: text('email'),
    /** ISO 3166-1 alpha-2; selects the published figures that a report shows. */
    country: text('country').notNull().default('ES'),
    /** Whether a small company has ten employees or more, as published figures count only those. */
    hasTenOrMore: boolean('has_ten_or_more').notNull().default(false),
    /** What an hour of work costs the company, in minor units of `hourCurrency`; null where it is not told. */
    hourCost: bigint('hour_cost', { mode: 'number' }),
    hourCurrency: text('hour_currency').notNull().default('EUR'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /**
     * The last change of the company or of anything it holds; the triggers that count its items write it too. Null for a
     * company that has not changed since before this was recorded.
     */
    updatedAt: instant('updated_at').defaultNow(),
    /** The company that this one was copied from for a new assessment. */
    copiedFrom: integer('copied_from'),
    userId: accountId(),
    // Totals of the company's items, in number and UTF-8 bytes, for `holdings`. Only triggers on the item tables write
    // them (docs/decisions/010).
    itemCount: integer('item_count').notNull().default(0),
    textBytes: integer('text_bytes').notNull().default(0),
    version: integer('version').notNull().default(1),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`fold(' ' || ${companies.name} || ' ' || ${companies.sector} || ' ' || coalesce(${companies.email}, ''))`,
      ),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.copiedFrom, table.id, 'set null'),
    index('companies_newest').on(table.userId, table.createdAt, table.id),
    index('companies_copied_from').on(table.copiedFrom),
    index('companies_by_name').on(table.userId, alphabetical(table.name), table.id),
    index('companies_search')
      .using('gin', table.userId, table.folded.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: 256 }),
  ],
);

export type Company = Omit<typeof companies.$inferSelect, 'itemCount' | 'textBytes' | 'folded'>;

/** The company that a row belongs to. */
export const companyId = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** The position of an item among items of equal rank: incremented for each new item, changed by manual ordering. */
export const place = () => integer('place').notNull().default(0);

export const { of: ofCompany, within: withinCompany } = keysWithin('companyId', 'company');

export const oneToFive = (name: string, column: AnyPgColumn) => check(name, sql`${column} between 1 and 5`);
