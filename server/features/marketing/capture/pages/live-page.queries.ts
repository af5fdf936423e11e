import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../../../../../shared/accounts/tables';
import type { PictureLayout } from '../../../../../shared/marketing/assets/scales';
import { marketingAssets } from '../../../../../shared/marketing/assets/tables';
import type { Landing } from '../../../../../shared/marketing/campaigns/piece';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import { marketingContentVersions } from '../../../../../shared/marketing/campaigns/versions/tables';
import type { PictureSize } from '../../../../../shared/marketing/picture-sizes';
import { marketingPages } from '../../../../../shared/marketing/capture/tables';
import { marketingCompanyKeys } from '../../../../../shared/marketing/capture/consents/tables';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import { marketingCompanies, marketingImages } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { type Owner, ownerOf } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';

/** The columns of the company that the page shows or needs. */
const told = {
  id: marketingCompanies.id,
  name: marketingCompanies.name,
  senderName: marketingCompanies.senderName,
  replyTo: marketingCompanies.replyTo,
  postalAddress: marketingCompanies.postalAddress,
  timezone: marketingCompanies.timezone,
  formality: marketingCompanies.formality,
  brandColor: marketingCompanies.brandColor,
  accentColor: marketingCompanies.accentColor,
};

/** The columns of the page itself. */
const ofPage = {
  id: marketingPages.id,
  userId: marketingPages.userId,
  companyId: marketingPages.marketingCompanyId,
  campaignId: marketingPages.campaignId,
  contentVersionId: marketingPages.contentVersionId,
  slug: marketingPages.slug,
  fields: marketingPages.fields,
  listed: marketingPages.listed,
  theme: marketingPages.theme,
  language: marketingPages.language,
};

/** The columns for the compare-at price, which the page may show besides its approved texts. */
const priced = {
  priceMinor: marketingProducts.priceMinor,
  currency: marketingProducts.currency,
  comparePriceMinor: marketingProducts.comparePriceMinor,
  comparePriceConfirmedAt: marketingProducts.comparePriceConfirmedAt,
};

const photo = alias(marketingImages, 'photo');
const logo = alias(marketingImages, 'logo');

/** A drawn picture that a page may show. */
export interface DrawnPicture {
  id: number;
  hash: string;
  size: PictureSize;
  layout: PictureLayout;
  headline: string;
  alt: string;
  /** The photo that is part of it. */
  photoId: number | null;
}

/** The sizes of drawn pictures that a page may show, in order of preference. */
const shownSizes = sql.raw(`array['1080x1080', '1080x1350', '1200x675', '1200x630', '1200x627']`);

/** One picture per layout, of the page's campaign or of the campaigns of the same angle in its set. */
const drawn = sql<DrawnPicture[]>`(select coalesce(json_agg(one.* order by one.id), '[]') from (
  select distinct on (asset.layout) asset.id, asset.hash, asset.size, asset.layout, asset.headline, asset.alt,
    asset.photo_id as "photoId"
  from ${marketingAssets} as asset
  where asset.deleted_at is null and asset.size = any(${shownSizes}) and asset.campaign_id = any(array(
    select other.id from ${marketingCampaigns} as other
    where other.deleted_at is null and (other.id = ${marketingCampaigns.id}
      or (other.set_id = ${marketingCampaigns.setId} and other.angle = ${marketingCampaigns.angle}))))
  order by asset.layout, array_position(${shownSizes}, asset.size), asset.id desc) as one)`;

const live = statement((db, { slug }: Given<{ slug: string }>) =>
  db
    .select({
      ...ofPage,
      photo: { id: photo.id, hash: photo.hash, width: photo.width, height: photo.height },
      logo: { id: logo.id, hash: logo.hash, width: logo.width, height: logo.height },
      drawn,
      productName: marketingProducts.name,
      piece: marketingContentVersions.piece,
      campaignName: marketingCampaigns.name,
      audience: marketingCampaigns.audience,
      key: marketingCompanyKeys.key,
      company: told,
      priced,
      isDemo: accounts.isDemo,
    })
    .from(marketingPages)
    .innerJoin(marketingContentVersions, eq(marketingContentVersions.id, marketingPages.contentVersionId))
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingPages.campaignId))
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingPages.marketingCompanyId))
    .leftJoin(
      marketingProducts,
      and(eq(marketingProducts.id, marketingCampaigns.productId), isNull(marketingProducts.deletedAt)),
    )
    .leftJoin(photo, eq(photo.id, marketingProducts.photoId))
    .leftJoin(logo, eq(logo.id, marketingCompanies.logoId))
    .innerJoin(accounts, eq(accounts.id, marketingPages.userId))
    .innerJoin(marketingCompanyKeys, eq(marketingCompanyKeys.marketingCompanyId, marketingCompanies.id))
    .where(
      and(
        eq(marketingPages.slug, slug),
        eq(marketingPages.status, 'live'),
        isNull(marketingCampaigns.deletedAt),
        isNull(marketingCompanies.deletedAt),
      ),
    ),
);

type Row = Awaited<ReturnType<typeof live>>[number];

/** A live page with everything needed to show it and to accept its form. */
export type LivePage = Omit<Row, 'piece' | 'userId'> & { owner: Owner; landing: Landing };

/** The page with a slug; undefined if it is not live, or if its campaign or company is in the bin. */
export async function findLivePage(db: Db, slug: string): Promise<LivePage | undefined> {
  const [row] = await live(db, { slug });
  if (!row) return undefined;
  const { piece, userId, ...page } = row;
  return { ...page, owner: ownerOf({ userId }), landing: piece.content as Landing };
}
