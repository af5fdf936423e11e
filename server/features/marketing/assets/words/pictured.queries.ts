import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PicturedCampaign } from '../../../../../shared/marketing/assets/endpoints';
import { kindsOf } from '../../../../../shared/marketing/campaigns/kinds';
import { marketingAssets } from '../../../../../shared/marketing/assets/tables';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { type Cited, marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { oneOf } from '../../../../platform/database/rows/one-of';
import type { Owner } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';
import { notFound } from '../../../../platform/http/errors';
import { isApprovedVersion, isContentOfCampaign } from '../../campaigns/approved-version.queries';
import type { Stated } from '../../campaigns/pieces/ground-of';

// Names are written out: in a selection from one table drizzle leaves the tables' names away.
const countPictures = sql<number>`(select count(*)::int from ${marketingAssets} as one
  where one.campaign_id = ${marketingCampaigns.id} and one.deleted_at is null)`;

const campaignColumns = {
  id: marketingCampaigns.id,
  name: marketingCampaigns.name,
  type: marketingCampaigns.type,
  angle: marketingCampaigns.angle,
  language: marketingCampaigns.language,
  audience: marketingCampaigns.audience,
  approvedVersion: marketingCampaigns.approvedVersion,
  productId: marketingProducts.id,
  productName: marketingProducts.name,
  pictures: countPictures,
};

const isLive = and(
  isNull(marketingCampaigns.deletedAt),
  isNull(marketingProducts.deletedAt),
  isNull(marketingCompanies.deletedAt),
);

/** The campaigns of a company, or of all, that have an approved version: posts first, the latest first. */
export async function listPictured(
  db: Db,
  owner: Owner,
  company: number | undefined,
): Promise<PicturedCampaign[]> {
  const rows = await db
    .select(campaignColumns)
    .from(marketingCampaigns)
    .innerJoin(marketingProducts, eq(marketingProducts.id, marketingCampaigns.productId))
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingCampaigns.marketingCompanyId))
    .where(
      and(
        eq(marketingCampaigns.userId, owner),
        company === undefined ? undefined : eq(marketingCampaigns.marketingCompanyId, company),
        isNotNull(marketingCampaigns.approvedVersion),
        isLive,
      ),
    )
    // Posts are what pictures are mostly for.
    .orderBy(desc(inArray(marketingCampaigns.type, kindsOf('posts'))), desc(marketingCampaigns.id))
    .limit(500);
  return rows as PicturedCampaign[];
}

/** A campaign with its approved words, and all that pictures say besides. */
export interface PicturedMaterial {
  campaign: Omit<PicturedCampaign, 'approvedVersion'> & { approvedVersion: number | null };
  /** Null without an approved version. */
  piece: Piece | null;
  cited: Cited | null;
  product: Stated['product'] & { photoId: number | null };
  company: Stated['company'] & {
    id: number;
    brandColor: string | null;
    accentColor: string | null;
    logoId: number | null;
  };
}

const one = statement((db, { owner, campaign }: Given<{ owner: Owner; campaign: number }>) =>
  db
    .select({
      campaign: campaignColumns,
      piece: marketingContentVersions.piece,
      cited: marketingContentVersions.cited,
      product: marketingProducts,
      company: marketingCompanies,
    })
    .from(marketingCampaigns)
    .innerJoin(marketingProducts, eq(marketingProducts.id, marketingCampaigns.productId))
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingCampaigns.marketingCompanyId))
    .leftJoin(marketingContents, isContentOfCampaign)
    .leftJoin(marketingContentVersions, isApprovedVersion)
    .where(and(eq(marketingCampaigns.userId, owner), eq(marketingCampaigns.id, campaign), isLive)),
);

/** Throws 404 for a campaign that is another owner's, in the bin or without a product. */
export const readMaterial = (db: Db, owner: Owner, campaign: number): Promise<PicturedMaterial> =>
  oneOf(
    one(db, { owner, campaign }).then((rows) => rows as PicturedMaterial[]),
    notFound,
  );
