import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../../../../../shared/accounts/tables';
import type { Landing } from '../../../../../shared/marketing/campaigns/piece';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import { marketingContentVersions } from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingPages } from '../../../../../shared/marketing/capture/tables';
import { marketingCompanyKeys } from '../../../../../shared/marketing/capture/consents/tables';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import { marketingCompanies, marketingImages } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { type Owner, ownerOf } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';
import { picturesOfPage } from '../../assets/page/page-pictures.queries';

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

const live = statement((db, { slug }: Given<{ slug: string }>) =>
  db
    .select({
      ...ofPage,
      photo: { id: photo.id, hash: photo.hash, width: photo.width, height: photo.height },
      logo: { id: logo.id, hash: logo.hash, width: logo.width, height: logo.height },
      drawn: picturesOfPage,
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
