import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Page } from '../../../../shared/list/page';
import type { ListedPublication } from '../../../../shared/marketing/publications/endpoints';
import type { publicationQuery } from '../../../../shared/marketing/publications/schemas';
import { marketingAssets } from '../../../../shared/marketing/assets/tables';
import { channelNetworks } from '../../../../shared/marketing/channels/networks';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingContentVersions } from '../../../../shared/marketing/campaigns/versions/tables';
import { marketingChannels } from '../../../../shared/marketing/channels/tables';
import {
  marketingPublicationAttempts,
  marketingPublications,
} from '../../../../shared/marketing/publications/tables';
import { carriedBy } from '../../../../shared/marketing/publications/carried';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import { filteredBy } from '../../../platform/database/rows/filters';
import { among } from '../../../platform/database/rows/many';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { columnSort, keysetPage } from '../../../platform/database/rows/pages';
import { type Given, statement } from '../../../platform/database/statement';
import { notFound } from '../../../platform/http/errors';
import type { PostLines } from '../../../../shared/marketing/campaigns/piece-name';
import { firstLineOf, nextLineOf } from '../campaigns/pieces/first-line.queries';

const own = marketingPublications;

const firstOf = (network: string) =>
  sql`${marketingContentVersions.piece} #>> ${sql.raw(`'{content,variants,${network},blocks,0,lines,0,text}'`)}`;

/** The first sentence of the post that the channel carries. */
const excerpt = sql<string>`coalesce(case ${marketingChannels.network} ${sql.join(
  channelNetworks.map(
    (network) =>
      sql`when ${sql.raw(`'${network}'`)} then coalesce(${sql.join(carriedBy(network).map(firstOf), sql`, `)})`,
  ),
  sql` `,
)} end, '')`;

/** The name of the product of the campaign that is joined. */
export const productName = sql<string | null>`(select one.name from ${marketingProducts} as one
  where one.id = ${marketingCampaigns.productId})`;

/** What is listed of a publication; its campaign, channel and version are joined. */
export const listedColumns = {
  id: own.id,
  marketingCompanyId: own.marketingCompanyId,
  campaignId: own.campaignId,
  channelId: own.channelId,
  assetId: own.assetId,
  wall: own.wall,
  zone: own.zone,
  dueAt: own.dueAt,
  status: own.status,
  attempts: own.attempts,
  nextAt: own.nextAt,
  remoteUrl: own.remoteUrl,
  publishedAt: own.publishedAt,
  createdAt: own.createdAt,
  updatedAt: own.updatedAt,
  version: own.version,
  problem: own.problem,
  code: own.linkCode,
  contentVersionId: own.contentVersionId,
  campaign: marketingCampaigns.name,
  angle: marketingCampaigns.angle,
  campaignStatus: marketingCampaigns.status,
  approvedVersion: marketingCampaigns.approvedVersion,
  channel: marketingChannels.name,
  network: marketingChannels.network,
  channelStatus: marketingChannels.status,
  contentVersion: marketingContentVersions.number,
  excerpt,
  firstLine: firstLineOf(sql`${marketingContentVersions.piece}`),
  nextLine: nextLineOf(sql`${marketingContentVersions.piece}`),
  product: productName,
};

/** A publication as it is stored: its problem and link are still to be put into words. */
export type StoredListed = Omit<ListedPublication, 'name' | 'link' | 'shift'> &
  PostLines & {
    code: string;
    contentVersionId: number;
  };

const isLive = and(isNull(marketingCampaigns.deletedAt), isNull(marketingCompanies.deletedAt));

type Searched = z.output<typeof publicationQuery>;

const { campaignId, channelId, status, dueAt } = own;

/** Those on channels of some networks. */
const onNetworks = (filter: Searched['filter']) =>
  filter?.network &&
  sql`exists (select from ${marketingChannels} where ${marketingChannels.id} = ${channelId}
    and ${filteredBy({ network: marketingChannels.network }, { network: filter.network })})`;

function found(owner: Owner, { company, filter }: Searched): SQL | undefined {
  return and(
    eq(own.userId, owner),
    eq(own.marketingCompanyId, company),
    sql`exists (select from ${marketingCompanies} one where one.id = ${own.marketingCompanyId}
      and one.deleted_at is null)`,
    sql`exists (select from ${marketingCampaigns} one where one.id = ${campaignId} and one.deleted_at is null)`,
    filteredBy(
      { campaign: campaignId, channel: channelId, status, dueAt },
      {
        campaign: filter?.campaign,
        channel: filter?.channel,
        status: filter?.status,
        dueAt: filter?.dueAt,
      },
    ),
  );
}

const sorts = { dueAt: columnSort(dueAt) };

/** The publications of a company, in pages. */
export async function listPublications(db: Db, owner: Owner, asked: Searched): Promise<Page<StoredListed>> {
  const meant = and(found(owner, asked), onNetworks(asked.filter));
  const page = keysetPage({ table: own, id: own.id, sorts }, asked, meant);
  const rows = db
    .select({ at: page.at, record: listedColumns })
    .from(own)
    .innerJoin(page.source, eq(own.id, page.id))
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, own.campaignId))
    .innerJoin(marketingChannels, eq(marketingChannels.id, own.channelId))
    .innerJoin(marketingContentVersions, eq(marketingContentVersions.id, own.contentVersionId))
    .where(eq(own.userId, owner))
    .orderBy(...page.order);
  return page.answer(rows, ({ record }) => record as StoredListed);
}

const joined = (db: Db) =>
  db
    .select(listedColumns)
    .from(own)
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, own.campaignId))
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, own.marketingCompanyId))
    .innerJoin(marketingChannels, eq(marketingChannels.id, own.channelId))
    .innerJoin(marketingContentVersions, eq(marketingContentVersions.id, own.contentVersionId));

/** Publications of this owner by their ids, in the order of their times. */
export async function listByIds(db: Db, owner: Owner, ids: readonly number[]): Promise<StoredListed[]> {
  const rows = await joined(db)
    .where(and(eq(own.userId, owner), among(own.id, ids)))
    .orderBy(asc(own.dueAt), asc(own.id));
  return rows as StoredListed[];
}

const ledger = sql<
  {
    id: number;
    kind: string;
    startedAt: string;
    endedAt: string | null;
    outcome: string;
    status: number | null;
    detail: string | null;
  }[]
>`(select coalesce(jsonb_agg(jsonb_build_object('id', one.id, 'kind', one.kind, 'startedAt', one.started_at,
    'endedAt', one.ended_at, 'outcome', one.outcome, 'status', one.status, 'detail', one.detail) order by one.id), '[]')
  from ${marketingPublicationAttempts} one where one.publication_id = ${sql.raw('marketing_publications.id')})`;

const one = statement((db, { owner, id }: Given<{ owner: Owner; id: number }>) =>
  db
    .select({
      ...listedColumns,
      piece: marketingContentVersions.piece,
      alt: marketingAssets.alt,
      pictureVersion: marketingAssets.contentVersion,
      remoteId: own.remoteId,
      settings: marketingChannels.settings,
      ledger,
    })
    .from(own)
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, own.campaignId))
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, own.marketingCompanyId))
    .innerJoin(marketingChannels, eq(marketingChannels.id, own.channelId))
    .innerJoin(marketingContentVersions, eq(marketingContentVersions.id, own.contentVersionId))
    .leftJoin(marketingAssets, eq(marketingAssets.id, own.assetId))
    .where(and(eq(own.id, id), eq(own.userId, owner), isLive)),
);

/** A publication with its text and ledger; throws 404 for another owner's, and with its campaign in the bin. */
export const readPublication = (db: Db, owner: Owner, id: number) => oneOf(one(db, { owner, id }), notFound);

export type ReadPublication = Awaited<ReturnType<typeof readPublication>>;
