import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../acts/tables';
import { accountId, ofAccount, withinAccount } from '../../accounts/tables';
import { runColumns } from '../../jobs/tables';
import { campaignId, marketingCampaigns } from '../campaigns/tables';
import { marketingCompanies, marketingCompanyId, marketingImages } from '../tables';
import type { LeftOut, PictureNotice, ShownContent } from './picture';
import { headlineForms, pictureLayouts, pictureSetStatuses } from './scales';
import { pictureSizeNames } from '../picture-sizes';

/** The content of a picture or a set of pictures; a missing file is drawn again from it. */
const shownColumns = () => ({
  /** The approved version of the campaign's content with its words. */
  contentVersion: integer('content_version').notNull(),
  shown: jsonb('shown').$type<ShownContent>().notNull(),
  photoId: integer('photo_id'),
  logoId: integer('logo_id'),
});

/** Pictures of campaigns. The file is outside the database; a redrawn picture is a new row. */
export const marketingAssets = pgTable(
  'marketing_assets',
  {
    ...recordColumns(),
    marketingCompanyId: marketingCompanyId(),
    campaignId: campaignId(),
    ...shownColumns(),
    size: text('size', { enum: pictureSizeNames }).notNull(),
    layout: text('layout', { enum: pictureLayouts }).notNull(),
    /** The drawn headline, and its form. */
    headline: text('headline').notNull(),
    form: text('form', { enum: headlineForms }).notNull(),
    /** In the language of the campaign. */
    alt: text('alt').notNull(),
    /** Whether a person wrote `alt`; it then stays while the words of the picture stay. */
    isOwnAlt: boolean('is_own_alt').notNull().default(false),
    notices: jsonb('notices').$type<PictureNotice[]>().notNull(),
    /** SHA-256 of everything that it shows; also the name of its file. */
    hash: text('hash').notNull(),
    /** The size of its file. */
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.campaignId, marketingCampaigns.id),
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    withinAccount(table.logoId, marketingImages.id, 'set null'),
    withinAccount(table.photoId, marketingImages.id, 'set null'),
    index('marketing_assets_company').on(table.marketingCompanyId),
    uniqueIndex('marketing_assets_place')
      .on(table.campaignId, table.size, table.layout)
      .where(sql`${table.deletedAt} is null`),
    index('marketing_assets_campaign').on(table.campaignId),
    index('marketing_assets_owner').on(table.userId, table.deletedAt),
    index('marketing_assets_hash').on(table.hash),
    index('marketing_assets_photo').on(table.photoId),
    index('marketing_assets_logo').on(table.logoId),
  ],
);

/** The last requested drawing of a campaign's pictures, and its progress. */
export const marketingAssetSets = pgTable(
  'marketing_asset_sets',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    campaignId: campaignId(),
    ...shownColumns(),
    sizes: text('sizes', { enum: pictureSizeNames }).array().notNull(),
    layouts: text('layouts', { enum: pictureLayouts }).array().notNull(),
    status: text('status', { enum: pictureSetStatuses }).notNull(),
    /** The pictures that were tried, in all sizes and layouts, in order. */
    done: integer('done').notNull().default(0),
    /** What was not drawn, and why. */
    left: jsonb('left').$type<LeftOut[]>().notNull().default([]),
    ...runColumns(),
  },
  (table) => [
    withinAccount(table.campaignId, marketingCampaigns.id),
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    withinAccount(table.logoId, marketingImages.id, 'set null'),
    withinAccount(table.photoId, marketingImages.id, 'set null'),
    uniqueIndex('marketing_asset_sets_campaign').on(table.campaignId),
    index('marketing_asset_sets_company').on(table.marketingCompanyId),
    index('marketing_asset_sets_photo').on(table.photoId),
    index('marketing_asset_sets_logo').on(table.logoId),
    index('marketing_asset_sets_waiting')
      .on(table.userId, table.updatedAt)
      .where(sql`${table.status} in ('queued', 'drawing')`),
  ],
);
