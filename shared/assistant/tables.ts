import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, memberships, ofAccount } from '../accounts/tables';
import { instant } from '../time/tables';
import { effects, type ToolArguments } from './commands';
import { type Proposal, type ProposalAct, type ProposalPreview, proposalStates } from './proposals';

/** Changes that were proposed to a person, with what they saw; they go with their membership. */
export const proposals = pgTable(
  'proposals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: accountId(),
    /** The person who may confirm it. */
    memberId: integer('member_id').notNull(),
    tool: text('tool').notNull(),
    args: jsonb('args').$type<ToolArguments>().notNull(),
    effect: text('effect', { enum: effects }).notNull(),
    /** The versions of the rows that it is about, by reference. */
    seen: jsonb('seen').$type<Record<string, number>>().notNull().default(sql`'{}'`),
    preview: jsonb('preview').$type<ProposalPreview>().notNull(),
    state: text('state', { enum: proposalStates }).notNull().default('open'),
    /** The act of a confirmed one, and what came of it. */
    done: jsonb('done').$type<ProposalAct>(),
    result: jsonb('result').$type<NonNullable<Proposal['result']>>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    ofAccount(table, table.id),
    foreignKey({
      columns: [table.userId, table.memberId],
      foreignColumns: [memberships.accountId, memberships.userId],
    }).onDelete('cascade'),
    index('proposals_of_member').on(table.userId, table.memberId, table.createdAt),
    index('proposals_expiry').on(table.expiresAt),
  ],
);

export type StoredProposal = typeof proposals.$inferSelect;
