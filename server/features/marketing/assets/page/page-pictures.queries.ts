import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PictureLayout } from '../../../../../shared/marketing/assets/scales';
import { marketingAssets } from '../../../../../shared/marketing/assets/tables';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import type { PictureSize } from '../../../../../shared/marketing/picture-sizes';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';

/** A drawn picture of a page's campaign. */
export interface PictureOfPage {
  id: number;
  hash: string;
  size: PictureSize;
  layout: PictureLayout;
  headline: string;
  /** The names with which it was drawn: its pattern follows from them. */
  product: string;
  company: string;
}

/** The sizes of pictures in previews of links, in order of preference. */
const linkedSizes = sql.raw(
  `array['1200x630', '1200x627', '1200x675', '1080x1080', '1080x1350', '1000x1500', '1080x1920']`,
);

/** One picture per layout, of the campaign of a row or of the campaigns of the same angle in its set. */
export const picturesOfPage = sql<
  PictureOfPage[]
>`(select coalesce(json_agg(one.* order by one.id), '[]') from (
  select distinct on (asset.layout) asset.id, asset.hash, asset.size, asset.layout, asset.headline,
    asset.shown #>> '{texts,product}' as product, asset.shown #>> '{texts,company}' as company
  from ${marketingAssets} as asset
  where asset.deleted_at is null and asset.size = any(${linkedSizes}) and asset.campaign_id = any(array(
    select other.id from ${marketingCampaigns} as other
    where other.deleted_at is null and (other.id = ${marketingCampaigns.id}
      or (other.set_id = ${marketingCampaigns.setId} and other.angle = ${marketingCampaigns.angle}))))
  order by asset.layout, array_position(${linkedSizes}, asset.size), asset.id desc) as one)`;

const one = statement((db, { owner, campaign }: Given<{ owner: Owner; campaign: number }>) =>
  db
    .select({
      drawn: picturesOfPage,
      photoId: marketingProducts.photoId,
      brandColor: marketingCompanies.brandColor,
      accentColor: marketingCompanies.accentColor,
    })
    .from(marketingCampaigns)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingCampaigns.marketingCompanyId))
    .leftJoin(
      marketingProducts,
      and(eq(marketingProducts.id, marketingCampaigns.productId), isNull(marketingProducts.deletedAt)),
    )
    .where(
      and(
        eq(marketingCampaigns.userId, owner),
        eq(marketingCampaigns.id, campaign),
        isNull(marketingCampaigns.deletedAt),
        isNull(marketingCompanies.deletedAt),
      ),
    ),
);

/** What the page of a campaign shows beside its heading; undefined for a campaign that is another owner's or in the bin. */
export async function findPageMaterial(db: Db, owner: Owner, campaign: number) {
  const [row] = await one(db, { owner, campaign });
  return row;
}
