import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables';

/** Ids of the record's tags. They are a column, so that an event, an undo or a merge of the record has them. */
export const tagIds = () => integer('tags').array().notNull().default(sql`'{}'`);

/** Values of the account's own fields by field id. */
export const ownValues = () => jsonb('own').$type<Record<string, OwnValue>>().notNull().default({});

/** Several choices are a list; a date is ISO 8601, money its minor units. */
export type OwnValue = string | number | boolean | string[];

/** The columns of a postal address; `country` is ISO 3166 alpha-2. */
export const addressColumns = () => ({
  address: text('address'),
  city: text('city'),
  region: text('region'),
  postalCode: text('postal_code'),
  country: text('country'),
});

/** For the search: the words in these columns, those inside an address or a domain too, without case and accents. */
export const foldedWords = (...columns: SQL[]): SQL => {
  const joined = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  return sql`fold(' ' || ${joined} || ' ' || regexp_replace(${joined}, '[@._/:+-]+', ' ', 'g'))`;
};

/** For the index of a search: a column that the search does not read, but that a filter looks for words in. */
export const containing = (column: AnyPgColumn): SQL => sql`(fold(' ' || ${column})) gin_trgm_ops`;

/** What an account has set for LEADMANAGER; without a row, the defaults hold. */
export const crmSettings = pgTable('crm_settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  currency: text('currency').notNull().default('EUR'),
  country: text('country').notNull().default('ES'),
  /** Reasons for a lost opportunity, in the account's order. */
  lostReasons: jsonb('lost_reasons').$type<string[]>(),
});
