import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { ofAccount, withinAccount } from '../../accounts/tables';
import { recordColumns } from '../../acts/tables';
import { products } from '../../consulting/items/tables';
import { languages } from '../../languages';
import { foldedWords, alphabetical, listIndexes } from '../../list/tables';
import { marketingCompanies, marketingCompanyId, marketingImages } from '../tables';
import { instant } from '../../time/tables';
import type { BriefGoal, Price } from './brief/places';
import { type Fact, readFacts, type StoredFact } from './fact';
import { priceBases } from './scales';

/** Facts are read in the current form, whatever version wrote them. */
const factList = customType<{ data: Fact[]; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (facts) => JSON.stringify(facts),
  fromDriver: (stored) => readFacts(stored as StoredFact[]),
});

export const marketingProducts = pgTable(
  'marketing_products',
  {
    ...recordColumns(),
    marketingCompanyId: marketingCompanyId(),
    name: text('name').notNull(),
    /** What sentences call it where the name does not fit. */
    shortName: text('short_name'),
    category: text('category'),
    /** As typed; the facts are read from them. */
    characteristics: text('characteristics').notNull(),
    advantages: text('advantages').notNull(),
    /** As typed. */
    price: text('price').notNull(),
    /** In minor units of the currency. */
    priceMinor: bigint('price_minor', { mode: 'number' }),
    /** ISO 4217. */
    currency: text('currency'),
    priceBasis: text('price_basis', { enum: priceBases }),
    /** The former price, in minor units; not shown before its confirmation. */
    comparePriceMinor: bigint('compare_price_minor', { mode: 'number' }),
    /** When the user confirmed that it was the lowest of the last 30 days. */
    comparePriceConfirmedAt: instant('compare_price_confirmed_at'),
    url: text('url'),
    photoId: integer('photo_id'),
    language: text('language', { enum: languages }).notNull().default('es'),
    /** The program that it was imported from, and its id there. */
    externalId: text('external_id'),
    /** The product of CONSULTIA that it was taken over from, or as; not recorded, as the link of its company. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    facts: factList('facts').notNull().default([]),
    /** All prices, the main one first, which `priceMinor` has too; null: only that one, as it was typed in `price`. */
    prices: jsonb('prices').$type<Price[]>(),
    /** What its texts ask for. */
    goal: jsonb('goal').$type<BriefGoal>(),
    /** Contradictions that were waved through: the ids of two facts each, `f3:f7`. */
    waived: text('waived').array().notNull().default(sql`'{}'`),
    // Derived.
    /** The highest number of a fact; it never decreases, so that no id is reused. */
    lastFact: integer('last_fact').notNull().default(0),
    factCount: integer('fact_count').notNull().default(0),
    /** 0 to 100. */
    score: integer('score').notNull().default(0),
    isReady: boolean('is_ready').notNull().default(false),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { name, shortName, category } = marketingProducts;
        return foldedWords(sql`${name}`, sql`${shortName}`, sql`${category}`);
      }),
  },
  (table) => {
    const { sorted, bin, searched } = listIndexes('marketing_products', table, table.marketingCompanyId);
    return [
      ofAccount(table, table.id),
      withinAccount(table.marketingCompanyId, marketingCompanies.id),
      withinAccount(table.photoId, marketingImages.id, 'set null'),
      index('marketing_products_company').on(table.marketingCompanyId),
      index('marketing_products_photo').on(table.photoId),
      index('marketing_products_linked').on(table.productId),
      index('marketing_products_external').on(table.userId, table.marketingCompanyId, table.externalId),
      sorted('name', alphabetical(table.name)),
      sorted('category', alphabetical(table.category)),
      sorted('score', sql`${table.score}`),
      sorted('price', sql`${table.priceMinor}`),
      sorted('changed', sql`${table.updatedAt}`),
      bin(),
      searched('search', table.folded.op('gin_trgm_ops')),
    ];
  },
);
