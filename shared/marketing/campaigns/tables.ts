import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../acts/tables';
import { accountId, ofAccount, withinAccount } from '../../accounts/tables';
import { languages } from '../../languages';
import { runColumns } from '../../jobs/tables';
import { foldedWords, alphabetical, listIndexes } from '../../list/tables';
import type { Message } from '../../message';
import { marketingProducts } from '../products/tables';
import { goals } from '../scales';
import { marketingCompanies, marketingCompanyId } from '../tables';
import { instant } from '../../time/tables';
import { angles, audiences, authors, campaignStatuses, engines, setStatuses } from './scales';
import { campaignTypes } from './kinds';
import type { Wording } from './sets/wording';

/** The texts of the facts that a piece cites, by id, at the time of writing. */
export type Cited = Record<string, string>;

/** A product's campaigns for one audience in one language: three angles of three kinds. */
export const marketingSets = pgTable(
  'marketing_campaign_sets',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    productId: integer('product_id').notNull(),
    language: text('language', { enum: languages }).notNull(),
    audience: text('audience', { enum: audiences }).notNull(),
    goal: text('goal', { enum: goals }).notNull(),
    /** How often another wording was requested, of the set, its pieces and sentences; it selects the variants. */
    wording: jsonb('wording').$type<Wording>().notNull(),
    /** The version of the composer that wrote it last; null before. */
    engineVersion: text('engine_version'),
    status: text('status', { enum: setStatuses }).notNull(),
    /** The pieces that were stored since the last request (`pain/email`); a repeated run skips them. */
    written: text('written').array().notNull().default(sql`'{}'`),
    ...runColumns(),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    withinAccount(table.productId, marketingProducts.id),
    uniqueIndex('marketing_campaign_sets_one').on(table.productId, table.language, table.audience),
    index('marketing_campaign_sets_company').on(table.marketingCompanyId, table.id),
    index('marketing_campaign_sets_waiting')
      .on(table.userId, table.updatedAt)
      .where(sql`${table.status} in ('queued', 'writing')`),
  ],
);

export const marketingCampaigns = pgTable(
  'marketing_campaigns',
  {
    ...recordColumns(),
    marketingCompanyId: marketingCompanyId(),
    name: text('name').notNull(),
    type: text('type', { enum: campaignTypes }).notNull(),
    status: text('status', { enum: campaignStatuses }).notNull().default('draft'),
    /** The current piece as JSON. */
    content: text('content').notNull(),
    /** The last figures, with their time. */
    metrics: jsonb('metrics'),
    productId: integer('product_id'),
    setId: integer('set_id'),
    angle: text('angle', { enum: angles }).notNull(),
    goal: text('goal', { enum: goals }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    audience: text('audience', { enum: audiences }).notNull(),
    /** Who wrote the current piece, and who made its version. */
    engine: text('engine', { enum: engines }).notNull().default('template'),
    author: text('author', { enum: authors }).notNull().default('template'),
    /** Notes for the user about the writing of the piece, as messages. */
    notices: jsonb('notices').$type<Message[]>().notNull().default([]),
    /** The number of the current version of its content. */
    contentVersion: integer('content_version').notNull().default(1),
    approvedVersion: integer('approved_version'),
    approvedAt: instant('approved_at'),
    /** The version that is scheduled or published; a newly approved one replaces it only when the user says so. */
    scheduledVersion: integer('scheduled_version'),
    scheduledAt: instant('scheduled_at'),
    cited: jsonb('cited').$type<Cited>().notNull().default({}),
    // Derived.
    /** The cited facts that were changed or deleted since. */
    changedFacts: text('changed_facts').array().notNull().default(sql`'{}'`),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs((): SQL => foldedWords(sql`${marketingCampaigns.name}`)),
  },
  (table) => {
    const { live, sorted, bin, searched } = listIndexes(
      'marketing_campaigns',
      table,
      table.marketingCompanyId,
    );
    return [
      ofAccount(table, table.id),
      withinAccount(table.setId, marketingSets.id, 'set null'),
      withinAccount(table.marketingCompanyId, marketingCompanies.id),
      withinAccount(table.productId, marketingProducts.id, 'set null'),
      index('marketing_campaigns_company').on(table.marketingCompanyId),
      index('marketing_campaigns_waiting')
        .on(table.userId, table.marketingCompanyId, table.updatedAt, table.id)
        .where(
          sql`${live} and (${table.status} in ('draft', 'in_review') or cardinality(${table.changedFacts}) > 0)`,
        ),
      index('marketing_campaigns_product').on(table.productId),
      uniqueIndex('marketing_campaigns_in_set').on(table.setId, table.type, table.angle).where(live),
      sorted('name', alphabetical(table.name)),
      sorted('changed', sql`${table.updatedAt}`),
      sorted('scheduled', sql`${table.scheduledAt}`),
      bin(),
      searched('search', table.folded.op('gin_trgm_ops')),
    ];
  },
);

/** The campaign that a row belongs to. */
export const campaignId = () => integer('campaign_id').notNull();

/** The calls of a language model, without their texts. */
export const marketingAiCalls = pgTable(
  'marketing_ai_calls',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    setId: integer('set_id').notNull(),
    type: text('type', { enum: campaignTypes }).notNull(),
    angle: text('angle', { enum: angles }).notNull(),
    purpose: text('purpose', { enum: ['write', 'repair'] }).notNull(),
    model: text('model').notNull(),
    at: instant('at').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    outcome: text('outcome').notNull(),
  },
  (table) => [
    withinAccount(table.setId, marketingSets.id),
    index('marketing_ai_calls_set').on(table.setId),
    index('marketing_ai_calls_owner').on(table.userId),
  ],
);
