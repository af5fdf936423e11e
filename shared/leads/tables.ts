import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, memberKey } from '../accounts/tables';

/** Ids of the record's tags. They are a column, so that events, undos and merges include them. */
export const tagIds = () => integer('tags').array().notNull().default(sql`'{}'`);

/** The member to whom a record is assigned. */
export const assigneeId = () => integer('assignee_id');

/** The key and the index of that column; the records of nobody are not in the index. */
export const assigned = (of: string, table: Record<'userId' | 'assigneeId', AnyPgColumn>) => [
  memberKey(table.assigneeId),
  index(`${of}_assigned`).on(table.userId, table.assigneeId).where(sql`${table.assigneeId} is not null`),
];

/** Values of the account's own fields by field id. */
export const ownValues = () => jsonb('own').$type<Record<string, OwnValue>>().notNull().default({});

/** Several choices are a list; a date is ISO 8601; money is in minor units. */
export type OwnValue = string | number | boolean | string[];

/** The columns of a postal address; `country` is ISO 3166 alpha-2. */
export const addressColumns = () => ({
  address: text('address'),
  city: text('city'),
  region: text('region'),
  postalCode: text('postal_code'),
  country: text('country'),
});

/** The settings of an account for LEADMANAGER; without a row, the defaults apply. */
export const crmSettings = pgTable('crm_settings', {
  userId: accountId().primaryKey(),
  currency: text('currency').notNull().default('EUR'),
  country: text('country').notNull().default('ES'),
  /** Reasons for a lost opportunity, in the account's order. */
  lostReasons: jsonb('lost_reasons').$type<string[]>(),
});
