import { getTableName, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  type AnyPgTable,
  boolean,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  type UpdateDeleteAction,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/tables';
import { instant } from '../time/tables';
import { memberRoles } from '../auth/member-roles';

/**
 * What owns data. Its id comes from the sequence of the users, so that no account has the number of somebody who is not
 * its member. Without members it is deleted (`migrations/0034_accounts.sql`).
 */
export const accounts = pgTable('accounts', {
  id: integer('id').primaryKey().default(sql`nextval('users_id_seq')`),
  name: text('name').notNull(),
  /** Whether its members must sign in with a second factor. */
  requiresFactor: boolean('requires_factor').notNull().default(false),
  /** Whether everybody knows its password, so that it sends nothing. */
  isDemo: boolean('is_demo').notNull().default(false),
  /** Whether the assistant may ask the server's language model, which then reads what it is asked about. */
  modelAllowed: boolean('model_allowed').notNull().default(false),
  /** When it will be deleted; until then it can only be read. */
  closingAt: instant('closing_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Who may act in which account. An account has one owner. */
export const memberships = pgTable(
  'memberships',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: memberRoles }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    uniqueIndex('memberships_owner').on(table.accountId).where(sql`${table.role} = 'owner'`),
    index('memberships_user').on(table.userId),
  ],
);

/** The account that a row belongs to; its rows go when it goes. */
export const accountId = () =>
  integer('user_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/**
 * Keys between the rows of one owner, which is in the column `scope`: the database refuses a link to another owner's
 * row. `of` is what they refer to: with it the column by which the rows are known is unique beside their owner.
 */
export function keysWithin<Scope extends string>(scope: Scope, ownerName: string) {
  const ownerOf = ({ table }: AnyPgColumn) => (table as AnyPgTable & Record<Scope, AnyPgColumn>)[scope];
  const of = (table: Record<Scope, ExtraConfigColumn>, key: ExtraConfigColumn) =>
    uniqueIndex(`${getTableName(key.table)}_of_${ownerName}`).on(table[scope], key);
  /** The constraint is named as one of the column alone, which it replaced. */
  const within = (column: AnyPgColumn, key: AnyPgColumn, onDelete: UpdateDeleteAction = 'cascade') =>
    foreignKey({
      name: [getTableName(column.table), column.name, getTableName(key.table), key.name, 'fk'].join('_'),
      columns: [ownerOf(column), column],
      foreignColumns: [ownerOf(key), key],
    }).onDelete(onDelete);
  return { of, within };
}

export const { of: ofAccount, within: withinAccount } = keysWithin('userId', 'account');

/**
 * The key of a column that refers to a member of the row's account. The migration that creates it says which column
 * becomes null when the member leaves: Drizzle cannot.
 */
export const memberKey = (column: AnyPgColumn, onLeaving: 'cascade' | 'set null' = 'set null') =>
  foreignKey({
    name: [getTableName(column.table), column.name, 'memberships_fk'].join('_'),
    columns: [(column.table as AnyPgTable & { userId: AnyPgColumn }).userId, column],
    foreignColumns: [memberships.accountId, memberships.userId],
  }).onDelete(onLeaving);

/** The person who did something; the name stays when the person is gone. */
export interface LoggedActor {
  id: number;
  name: string;
}
