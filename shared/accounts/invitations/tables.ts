import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { memberRoles } from '../../auth/member-roles';
import { instant } from '../../time/tables';
import { accounts } from '../tables';

/** `open` until it is accepted, withdrawn, or replaced after it has expired. */
export const invitationStates = ['open', 'accepted', 'withdrawn', 'expired'] as const;

/**
 * An address that may join an account. The role `owner` hands the account over to somebody who is a member already.
 * Only the SHA-256 of the token in its link is stored.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role', { enum: memberRoles }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The name of the person who invited. */
    invitedBy: text('invited_by').notNull(),
    state: text('state', { enum: invitationStates }).notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_open')
      .on(table.accountId, sql`lower(${table.email})`)
      .where(sql`${table.state} = 'open'`),
    index('invitations_account').on(table.accountId),
    index('invitations_expires').on(table.expiresAt),
  ],
);
