import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountId, type LoggedActor, ofAccount, withinAccount } from '../../accounts/tables';
import { marketingCompanies, marketingCompanyId } from '../tables';
import { instant } from '../../time/tables';
import { channelNetworks } from './networks';
import { type ChannelLimits, type ChannelSettings, channelStatuses } from './scales';

/** Where a company publishes. */
export const marketingChannels = pgTable(
  'marketing_channels',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    network: text('network', { enum: channelNetworks }).notNull(),
    name: text('name').notNull(),
    /** Its account, site or chat, as a person knows it. */
    account: text('account'),
    /** The address of its server; of a webhook the site only, since whoever knows the rest can post there. */
    address: text('address'),
    settings: jsonb('settings').$type<ChannelSettings>().notNull().default({}),
    /** AES-256-GCM under `CREDENTIALS_KEY`; null where none are needed. */
    credentials: text('credentials'),
    status: text('status', { enum: channelStatuses }).notNull().default('connected'),
    /** Why it has to be connected again, as a message. */
    problem: text('problem'),
    limits: jsonb('limits').$type<ChannelLimits>().notNull().default({}),
    /** The secret part of a feed's address. */
    feedToken: text('feed_token'),
    /** Who connected it last; unknown for those from before this was kept. */
    connectedBy: jsonb('connected_by').$type<LoggedActor>(),
    testedAt: instant('tested_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    /** When it was removed; it stays for the sake of what was published there, without credentials. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    index('marketing_channels_company').on(table.marketingCompanyId),
    index('marketing_channels_owner').on(table.userId, table.marketingCompanyId),
    uniqueIndex('marketing_channels_feed').on(table.feedToken),
    uniqueIndex('marketing_channels_account')
      .on(table.marketingCompanyId, table.network, sql`coalesce(${table.address}, '')`, table.account)
      .where(sql`${table.deletedAt} is null and ${table.account} is not null`),
  ],
);
