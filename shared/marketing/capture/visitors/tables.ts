import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accountId, withinAccount } from '../../../accounts/tables';
import { marketingCompanies, marketingCompanyId } from '../../tables';
import { marketingPages } from '../tables';
import type { Touch } from '../touch';
import { instant } from '../../../time/tables';

/** Views of landing pages, kept for thirteen months. */
export const marketingPageViews = pgTable(
  'marketing_page_views',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    pageId: integer('page_id').notNull(),
    at: instant('at').notNull(),
    /** See `visitor-hash`: the same only on one day. */
    visitor: text('visitor').notNull(),
    /** Decided when written, never changed. */
    bot: boolean('bot').notNull(),
    hits: integer('hits').notNull().default(1), // See `marketingClicks`.
    touch: jsonb('touch').$type<Touch>().notNull(),
  },
  (table) => [
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    withinAccount(table.pageId, marketingPages.id),
    index('marketing_page_views_company').on(table.marketingCompanyId, table.at),
    index('marketing_page_views_page').on(table.pageId, table.at),
    index('marketing_page_views_visitor').on(table.visitor, table.at),
    index('marketing_page_views_owner').on(table.userId),
    index('marketing_page_views_at').on(table.at),
  ],
);

/**
 * Daily counts (in the company's zone) without rows: views and clicks that were deleted after thirteen months, and
 * hits of robots beyond the limit.
 */
export const marketingDays = pgTable(
  'marketing_days',
  {
    id: serial('id').primaryKey(),
    marketingCompanyId: marketingCompanyId().references(() => marketingCompanies.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull(),
    visitors: integer('visitors').notNull(),
    clicks: integer('clicks').notNull(),
    bots: integer('bots').notNull(),
  },
  (table) => [uniqueIndex('marketing_days_one').on(table.marketingCompanyId, table.day)],
);
