import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../../../../shared/auth/tables';
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

/** What a page tells of its company, and how it addresses its readers. */
const told = {
  id: marketingCompanies.id,
  name: marketingCompanies.name,
  senderName: marketingCompanies.senderName,
  replyTo: marketingCompanies.replyTo,
  postalAddress: marketingCompanies.postalAddress,
  timezone: marketingCompanies.timezone,
  formality: marketingCompanies.formality,
  brandColor: marketingCompanies.brandColor,
};

/** What a page says of itself. */
const ofPage = {
  id: marketingPages.id,
  userId: marketingPages.userId,
  companyId: marketingPages.marketingCompanyId,
  campaignId: marketingPages.campaignId,
  contentVersionId: marketingPages.contentVersionId,
  slug: marketingPages.slug,
  fields: marketingPages.fields,
  listed: marketingPages.listed,
  language: marketingPages.language,
};

/** What the page may say of the price before, besides its approved words. */
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
      photo: { id: photo.id, width: photo.width, height: photo.height },
      logo: { id: logo.id, width: logo.width, height: logo.height },
      piece: marketingContentVersions.piece,
      campaignName: marketingCampaigns.name,
      audience: marketingCampaigns.audience,
      key: marketingCompanyKeys.key,
      company: told,
      priced,
      username: users.username,
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
    .innerJoin(users, eq(users.id, marketingPages.userId))
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

/** A page that visitors see, with all that showing it and taking its form needs. */
export type LivePage = Omit<Row, 'piece' | 'userId'> & { owner: Owner; landing: Landing };

/** The page under an address; undefined when it is not live, or its campaign or company is in the bin. */
export async function findLivePage(db: Db, slug: string): Promise<LivePage | undefined> {
  const [row] = await live(db, { slug });
  if (!row) return undefined;
  const { piece, userId, ...page } = row;
  return { ...page, owner: ownerOf({ id: userId }), landing: piece.content as Landing };
}
