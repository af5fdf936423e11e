import { and, asc, desc, eq, gte, isNull, lte, ne } from 'drizzle-orm';
import { marketingAssets } from '../../../../../shared/marketing/assets/tables';
import { setMessages } from '../../../../../shared/marketing/campaigns/notices/messages';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingChannels } from '../../../../../shared/marketing/channels/tables';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import { marketingPublications } from '../../../../../shared/marketing/publications/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { among } from '../../../../platform/database/rows/many';
import { oneOf } from '../../../../platform/database/rows/one-of';
import type { Owner } from '../../../../platform/database/rows/owner';
import { notFound } from '../../../../platform/http/errors';
import { isApprovedVersion, isContentOfCampaign } from '../../campaigns/approved-version.queries';
import { placesToLead } from '../target.queries';

/** Locks a campaign of this owner against another schedule, approval or hold; throws 404 when there is none. */
export const lockSchedule = (tx: Db, owner: Owner, id: number) =>
  oneOf(
    tx
      .select({ id: marketingCampaigns.id, status: marketingCampaigns.status })
      .from(marketingCampaigns)
      .where(
        and(
          eq(marketingCampaigns.id, id),
          eq(marketingCampaigns.userId, owner),
          isNull(marketingCampaigns.deletedAt),
        ),
      )
      .for('update'),
    () => notFound(setMessages['campaign.missing']),
  );

/** What a schedule reads of a campaign. */
const scheduledColumns = {
  campaign: {
    id: marketingCampaigns.id,
    companyId: marketingCampaigns.marketingCompanyId,
    type: marketingCampaigns.type,
    status: marketingCampaigns.status,
    language: marketingCampaigns.language,
    productId: marketingCampaigns.productId,
  },
  version: {
    id: marketingContentVersions.id,
    number: marketingContentVersions.number,
    piece: marketingContentVersions.piece,
    cited: marketingContentVersions.cited,
  },
  zone: marketingCompanies.timezone,
  ...placesToLead,
};

/** A campaign with its approved version and where it may lead; throws 404 for another owner's and for one in the bin. */
export const readScheduled = (db: Db, owner: Owner, id: number) =>
  oneOf(
    db
      .select(scheduledColumns)
      .from(marketingCampaigns)
      .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingCampaigns.marketingCompanyId))
      .leftJoin(marketingProducts, eq(marketingProducts.id, marketingCampaigns.productId))
      .leftJoin(marketingContents, isContentOfCampaign)
      .leftJoin(marketingContentVersions, isApprovedVersion)
      .where(
        and(
          eq(marketingCampaigns.id, id),
          eq(marketingCampaigns.userId, owner),
          isNull(marketingCampaigns.deletedAt),
          isNull(marketingCompanies.deletedAt),
        ),
      ),
    () => notFound(setMessages['campaign.missing']),
  );

export type ScheduledCampaign = Awaited<ReturnType<typeof readScheduled>>;

/** The channels of a company, by their ids; those that were removed are left out. */
export const listChosen = (db: Db, owner: Owner, company: number, ids: readonly number[]) =>
  db
    .select({
      id: marketingChannels.id,
      name: marketingChannels.name,
      network: marketingChannels.network,
      status: marketingChannels.status,
      limits: marketingChannels.limits,
      settings: marketingChannels.settings,
    })
    .from(marketingChannels)
    .where(
      and(
        eq(marketingChannels.userId, owner),
        eq(marketingChannels.marketingCompanyId, company),
        isNull(marketingChannels.deletedAt),
        among(marketingChannels.id, ids),
      ),
    )
    .orderBy(asc(marketingChannels.id));

export type ChosenChannel = Awaited<ReturnType<typeof listChosen>>[number];

/** The pictures of a campaign. */
export const listPictures = (db: Db, owner: Owner, campaignId: number) =>
  db
    .select({
      id: marketingAssets.id,
      size: marketingAssets.size,
      layout: marketingAssets.layout,
      contentVersion: marketingAssets.contentVersion,
    })
    .from(marketingAssets)
    .where(
      and(
        eq(marketingAssets.userId, owner),
        eq(marketingAssets.campaignId, campaignId),
        isNull(marketingAssets.deletedAt),
      ),
    )
    .orderBy(desc(marketingAssets.id));

export type CampaignPicture = Awaited<ReturnType<typeof listPictures>>[number];

/** What stands on some channels between two moments, or once said the same; cancelled ones do not count. */
export const listNear = (
  db: Db,
  owner: Owner,
  { channels, from, to }: { channels: readonly number[]; from: Date; to: Date },
) =>
  db
    .select({
      id: marketingPublications.id,
      channelId: marketingPublications.channelId,
      contentVersionId: marketingPublications.contentVersionId,
      dueAt: marketingPublications.dueAt,
    })
    .from(marketingPublications)
    .where(
      and(
        eq(marketingPublications.userId, owner),
        among(marketingPublications.channelId, channels),
        ne(marketingPublications.status, 'cancelled'),
        gte(marketingPublications.dueAt, from),
        lte(marketingPublications.dueAt, to),
      ),
    );
