import { bigserial, boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, ofAccount, withinAccount } from '../../accounts/tables';
import { marketingCampaigns } from '../campaigns/tables';
import { marketingChannels } from '../channels/tables';
import { marketingCompanies, marketingCompanyId } from '../tables';
import { instant } from '../../time/tables';

/** Short links (`/r/{code}`). Each publication and each link of a mail has its own. */
export const marketingLinks = pgTable(
  'marketing_links',
  {
    code: text('code').primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    /** Where it leads. */
    target: text('target').notNull(),
    /** What its clicks count for. */
    campaignId: integer('campaign_id'),
    channelId: integer('channel_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    ofAccount(table, table.code),
    withinAccount(table.campaignId, marketingCampaigns.id, 'set null'),
    withinAccount(table.channelId, marketingChannels.id, 'set null'),
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    index('marketing_links_owner').on(table.userId),
    index('marketing_links_company').on(table.marketingCompanyId),
    index('marketing_links_campaign').on(table.campaignId),
    index('marketing_links_channel').on(table.channelId),
  ],
);

/** Calls of short links, kept for thirteen months. */
export const marketingClicks = pgTable(
  'marketing_clicks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    code: text('code').notNull(),
    at: instant('at').notNull(),
    /** See `visitor-hash`: the same only on one day. */
    visitor: text('visitor').notNull(),
    /** Decided when written, never changed. */
    bot: boolean('bot').notNull(),
    /** How many calls it stands for: beyond the first of a minute, those of one address share a row. */
    hits: integer('hits').notNull().default(1),
  },
  (table) => [
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    withinAccount(table.code, marketingLinks.code),
    index('marketing_clicks_company').on(table.marketingCompanyId, table.at),
    index('marketing_clicks_code').on(table.code, table.at),
    index('marketing_clicks_owner').on(table.userId),
    index('marketing_clicks_at').on(table.at),
  ],
);

/** The random salts of visitors' hashes, one for each day (of the companies' zones), deleted after 48 hours. */
export const marketingVisitorSalts = pgTable('marketing_visitor_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});
