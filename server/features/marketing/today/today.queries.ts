import { type SQL, sql } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingContentVersions } from '../../../../shared/marketing/campaigns/versions/tables';
import type { CampaignType } from '../../../../shared/marketing/campaigns/kinds';
import type { Angle } from '../../../../shared/marketing/campaigns/scales';
import { marketingPages } from '../../../../shared/marketing/capture/tables';
import { marketingChannels } from '../../../../shared/marketing/channels/tables';
import type { ChannelNetwork } from '../../../../shared/marketing/channels/networks';
import type { ChannelStatus } from '../../../../shared/marketing/channels/scales';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { type PublicationStatus, statusesForPerson } from '../../../../shared/marketing/publications/scales';
import { marketingPublications } from '../../../../shared/marketing/publications/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import { todayLimits } from '../../../../shared/today/today';
import type { Db } from '../../../platform/database/database';
import { countedTo, isoTime, rowsAsJson } from '../../../platform/database/rows/bounded';
import type { Owner } from '../../../platform/database/rows/owner';
import { readingRows } from '../../../platform/database/rows/read-rows';
import type { PostLines } from '../../../../shared/marketing/campaigns/piece-name';
import { firstLineOf, nextLineOf } from '../campaigns/pieces/first-line.queries';
import { productName } from '../publications/publications.queries';
import type { KnownWords } from '../sequences/waiting/unreplied.queries';
import { type GivenOwner, newLeads, type Sought, unreplied } from './people.queries';

/** What is read of every row that waits. */
interface FoundRow {
  id: number;
  title: string;
  about: string | null;
  at: string;
  version: number;
}

/** A post; its title is the name of its campaign. */
export interface FoundPost extends FoundRow, PostLines {
  status: PublicationStatus;
  network: ChannelNetwork;
  channelStatus: ChannelStatus;
}

/** Somebody who waits, with the first words of what was asked for. */
export interface FoundLead extends FoundRow {
  asked: string | null;
}

/** Somebody who answered a mail, with how the answer begins. */
export interface FoundAnswer extends FoundLead {
  contactId: number | null;
}

export interface FoundPiece extends FoundRow {
  productId: number | null;
  setId: number | null;
  type: CampaignType;
  angle: Angle;
}

/** Some rows and how many there are. */
export interface Found<Row> {
  rows: Row[];
  total: number;
}

/** What COMERZIA knows of a company's day. */
export interface CompanyDay {
  id: number;
  zone: string;
  channels: Found<FoundRow>;
  posts: Found<FoundPost>;
  answers: Found<FoundAnswer>;
  leads: Found<FoundLead>;
  pieces: Found<FoundPiece>;
  /** Posts that go out in the next days. */
  coming: FoundPost[];
  /** The product that was added last. */
  productId: number | null;
  hasReadyProduct: boolean;
  hasApproved: boolean;
  hasPublished: boolean;
  hasLivePage: boolean;
}

const { read: most, counted } = todayLimits;

const company = marketingCompanies;
const campaign = marketingCampaigns;
const channel = marketingChannels;
const post = marketingPublications;

const firstRows = ({ columns, from, order }: Sought) =>
  rowsAsJson(sql`select ${columns} ${from} order by ${order} limit ${most}`);

const found = (sought: Sought) =>
  sql`json_build_object('rows', ${firstRows(sought)}, 'total', ${countedTo(counted, sought.from)})`;

/** The rows of a table that belong to the company of the statement; the owner is named for the indexes. */
const ofCompany = (owner: GivenOwner, table: typeof campaign | typeof channel | typeof post) =>
  sql`${table.userId} = ${owner} and ${table.marketingCompanyId} = ${company.id}`;

const brokenChannels = (owner: GivenOwner): Sought => ({
  columns: sql`${channel.id} as id, ${channel.name} as title, ${channel.account} as about,
    ${isoTime(sql`${channel.updatedAt}`)} as at, ${channel.version} as version`,
  from: sql`from ${channel} where ${ofCompany(owner, channel)}
    and ${channel.deletedAt} is null and ${channel.status} = 'reconnect'`,
  order: sql`${channel.updatedAt}, ${channel.id}`,
});

const postsThat = (owner: GivenOwner, condition: SQL): Sought => ({
  columns: sql`${post.id} as id, ${campaign.name} as title, ${channel.name} as about,
    ${isoTime(sql`${post.dueAt}`)} as at, ${post.version} as version, ${post.status} as status,
    ${channel.network} as network, ${channel.status} as "channelStatus",
    ${firstLineOf(sql`text.piece`)} as "firstLine", ${nextLineOf(sql`text.piece`)} as "nextLine",
    ${productName} as product`,
  from: sql`from ${post} join ${marketingContentVersions} as text on text.id = ${post.contentVersionId}
    join ${campaign} on ${campaign.id} = ${post.campaignId} and ${campaign.deletedAt} is null
    join ${channel} on ${channel.id} = ${post.channelId} where ${ofCompany(owner, post)} and ${condition}`,
  order: sql`${post.dueAt}, ${post.id}`,
});

const forPerson = sql.raw(statusesForPerson.map((status) => `'${status}'`).join(', '));

/**
 * What was edited after its approval, or cites a fact that has changed; and the drafts of sets of which nothing was
 * approved.
 */
const pieces = (owner: GivenOwner): Sought => ({
  columns: sql`${campaign.id} as id, ${campaign.name} as title, null as about,
    ${isoTime(sql`${campaign.updatedAt}`)} as at, ${campaign.version} as version, ${campaign.productId} as "productId",
    ${campaign.setId} as "setId", ${campaign.type} as type, ${campaign.angle} as angle`,
  from: sql`from ${campaign} where ${ofCompany(owner, campaign)} and ${campaign.deletedAt} is null
    and (${campaign.status} in ('draft', 'in_review') or cardinality(${campaign.changedFacts}) > 0)
    and ${campaign.status} not in ('finished', 'cancelled')
    and not exists (select from ${marketingProducts} where ${marketingProducts.id} = ${campaign.productId}
      and ${marketingProducts.deletedAt} is not null)
    and not (${campaign.status} = 'draft' and exists (select from ${campaign} as beside
      where beside.set_id = ${campaign.setId} and beside.deleted_at is null and beside.approved_version is not null))`,
  order: sql`${campaign.updatedAt}, ${campaign.id}`,
});

const readingDay = (words: KnownWords) =>
  readingRows<{ owner: Owner; now: string }, CompanyDay>(({ owner, now }) => {
    const at = sql`${now}::timestamptz`;
    const last = sql`(${at} + make_interval(days => ${todayLimits.daysAhead}))`;
    const waiting = postsThat(owner, sql`${post.status} in (${forPerson})`);
    const coming = postsThat(
      owner,
      sql`${post.status} = 'queued' and ${post.dueAt} >= ${at} and ${post.dueAt} < ${last}`,
    );
    const has = (from: SQL) => sql`exists (select ${from})`;
    const product = marketingProducts;
    const ofProducts = sql`from ${product} where ${product.userId} = ${owner}
    and ${product.marketingCompanyId} = ${company.id} and ${product.deletedAt} is null`;
    return sql`select ${company.id} as id, ${company.timezone} as zone, ${found(brokenChannels(owner))} as channels,
      ${found(waiting)} as posts, ${found(unreplied(owner, words))} as answers, ${found(newLeads(owner))} as leads, ${found(pieces(owner))} as pieces,
      ${firstRows(coming)} as coming,
      (select ${product.id} ${ofProducts} order by ${product.id} desc limit 1) as "productId",
      ${has(sql`${ofProducts} and ${product.isReady}`)} as "hasReadyProduct",
      ${has(sql`from ${campaign} where ${ofCompany(owner, campaign)} and ${campaign.approvedVersion} is not null`)}
        as "hasApproved",
      ${has(sql`from ${post} where ${ofCompany(owner, post)} and ${post.status} = 'published'`)} as "hasPublished",
      ${has(sql`from ${marketingPages} where ${marketingPages.marketingCompanyId} = ${company.id}
        and ${marketingPages.status} = 'live'`)} as "hasLivePage"
    from ${company} where ${company.userId} = ${owner} and ${company.deletedAt} is null
    order by ${company.id} desc`;
  });

/** Reads what of each company waits for its owner, and its first steps, the newest company first, in one statement. */
export function readingMarketingDay(words: KnownWords) {
  const read = readingDay(words);
  return (db: Db, owner: Owner, now: Date): Promise<CompanyDay[]> =>
    read(db, { owner, now: now.toISOString() });
}
