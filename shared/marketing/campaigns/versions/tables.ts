import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../../acts/tables';
import { accountId, ofAccount, withinAccount } from '../../../accounts/tables';
import { languages } from '../../../languages';
import { foldedWords, alphabetical, listIndexes } from '../../../list/tables';
import { audiences, authors, engines } from '../scales';
import { type Cited, marketingCampaigns } from '../tables';
import { marketingProducts } from '../../products/tables';
import { marketingCompanies, marketingCompanyId } from '../../tables';
import { instant } from '../../../time/tables';
import type { ContentPiece } from './content-piece';
import { contentTypes } from './scales';

/** The library: the texts of campaigns, and independent copies. */
export const marketingContents = pgTable(
  'marketing_contents',
  {
    ...recordColumns(),
    marketingCompanyId: marketingCompanyId(),
    productId: integer('product_id'),
    /** The campaign that it belongs to; null for an independent content. */
    campaignId: integer('campaign_id'),
    name: text('name').notNull(),
    type: text('type', { enum: contentTypes }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    audience: text('audience', { enum: audiences }).notNull(),
    /** The number of its current version. */
    number: integer('number').notNull().default(1),
    /** The beginning of the current version, and each further word once, for the search. */
    body: text('body').notNull(),
    // Derived.
    /** The number of its latest version. */
    lastVersion: integer('last_version').notNull().default(1),
    excerpt: text('excerpt')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`left(${marketingContents.body}, 200)`),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => foldedWords(sql`${marketingContents.name}`, sql`${marketingContents.body}`),
      ),
  },
  (table) => {
    const { live, sorted, bin, searched } = listIndexes(
      'marketing_contents',
      table,
      table.marketingCompanyId,
    );
    return [
      ofAccount(table, table.id),
      withinAccount(table.campaignId, marketingCampaigns.id),
      withinAccount(table.marketingCompanyId, marketingCompanies.id),
      withinAccount(table.productId, marketingProducts.id, 'set null'),
      index('marketing_contents_company').on(table.marketingCompanyId),
      index('marketing_contents_product').on(table.productId),
      uniqueIndex('marketing_contents_campaign').on(table.campaignId),
      sorted('name', alphabetical(table.name)),
      sorted('changed', sql`${table.updatedAt}`),
      bin(),
      searched('search', table.marketingCompanyId, table.folded.op('gin_trgm_ops')),
      // The search of the whole portal: by name before all texts, and by text the last changed first.
      searched('names', sql`fold(' ' || ${table.name}) gin_trgm_ops`),
      index('marketing_contents_changed').on(table.userId, table.updatedAt).where(live),
      index('marketing_contents_alone').on(table.userId).where(sql`${table.campaignId} is null`),
    ];
  },
);

/** The versions of contents. They never change; a content names its current one. */
export const marketingContentVersions = pgTable(
  'marketing_content_versions',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    contentId: integer('content_id').notNull(),
    number: integer('number').notNull(),
    piece: jsonb('piece').$type<ContentPiece>().notNull(),
    author: text('author', { enum: authors }).notNull(),
    engine: text('engine', { enum: engines }).notNull(),
    /** The person's name; null for the composer and for a model. */
    by: text('by'),
    /** The version that it restores. */
    restores: integer('restores'),
    cited: jsonb('cited').$type<Cited>().notNull(),
    at: instant('at').notNull(),
    approvedAt: instant('approved_at'),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.contentId, marketingContents.id),
    uniqueIndex('marketing_content_versions_number').on(table.contentId, table.number),
    index('marketing_content_versions_owner').on(table.userId, table.id),
  ],
);
