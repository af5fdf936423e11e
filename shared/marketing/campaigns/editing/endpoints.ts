import type { Change, Done, Saved } from '../../../acts/record';
import { del, get, patch, post, signedIn } from '../../../http/endpoint';
import type { Counted, Page } from '../../../list/page';
import type { Finding } from '../findings/finding';
import type { Piece } from '../piece';
import type { Network } from '../../channels/networks';
import { setMessages } from '../notices/messages';
import type { marketingCampaigns } from '../tables';
import {
  campaignChanges,
  campaignQuery,
  campaignSearch,
  citedFact,
  otherWording,
  seenCampaign,
  unsavedPiece,
} from './schemas';

type Row = typeof marketingCampaigns.$inferSelect;

/** A campaign in a list, without its piece. */
export interface ListedCampaign
  extends Omit<Row, 'userId' | 'deletedAt' | 'folded' | 'content' | 'cited' | 'notices'> {
  /** The content in the library that holds its versions. */
  contentId: number;
  /** The number of the latest version; higher than `contentVersion` when another wording lies beside a person's text. */
  lastVersion: number;
  /** The networks for which its approved text has a post, or its current one where none is approved; none for others. */
  networks: Network[];
}

/** A campaign with its piece. */
export interface Campaign extends ListedCampaign {
  piece: Piece;
  /** What the user should know about the writing of the piece, in the caller's language. */
  notices: string[];
}

/** What the validators say of a text. */
export interface Validated {
  findings: Finding[];
  /** The number of findings that stand in the way of approval. */
  errors: number;
}

/** A campaign in other words. */
export interface Rewritten extends Saved<Campaign> {
  /** The number of the new version, if it lies beside a person's text, which stays; restore it to use it. */
  offered: number | null;
}

/** A campaign whose sentence cites the fact that was added. */
export interface WithFact extends Saved<Campaign> {
  fact: string;
}

const missing = setMessages['campaign.missing'];
const ended = setMessages['campaign.ended'];
const path = '/api/marketing/campaigns';
const one = `${path}/:id` as const;

export const marketingCampaignsApi = {
  list: get(path, signedIn, campaignQuery).returns<Page<ListedCampaign>>(),
  count: get(`${path}/count`, signedIn, campaignSearch).returns<Counted>(),
  read: get(one, signedIn, undefined, { missing }).returns<Campaign>(),
  /** Its changes, newest first, at most 500. */
  history: get(`${one}/history`, signedIn, undefined, { missing }).returns<Change[]>(),
  /** A changed piece is a new version; an approved campaign then waits for its approval again. */
  update: patch(one, signedIn, campaignChanges, { missing, conflicts: [ended] }).returns<Saved<Campaign>>(),
  /** Puts it in the bin, with its content. */
  remove: del(one, signedIn, undefined, { status: 200, missing }).returns<Done>(),
  /** Validates a text without saving it. */
  validate: post(`${one}/validate`, signedIn, unsavedPiece, {
    status: 200,
    readersToo: true,
    missing,
  }).returns<Validated>(),
  /** Approves the current version; 400 with the findings by place while it has errors. */
  approve: post(`${one}/approve`, signedIn, seenCampaign, {
    status: 200,
    missing,
    conflicts: [setMessages['campaign.approved'], ended],
  }).returns<Saved<Campaign>>(),
  /** Puts the approved version in the place of the scheduled one. */
  replace: post(`${one}/replace`, signedIn, undefined, {
    summary: 'Use the approved version in place of the scheduled one',
    status: 200,
    missing,
    conflicts: [setMessages['campaign.nothing']],
  }).returns<Saved<Campaign>>(),
  /** Ends the campaign of a post: what waits of it is cancelled, and nothing more is scheduled. */
  end: post(`${one}/cancel`, signedIn, undefined, {
    summary: 'End a campaign',
    status: 200,
    missing,
    conflicts: [setMessages['campaign.noPost'], ended],
  }).returns<Pick<Campaign, 'id' | 'status'>>(),
  /** Takes a cancelled campaign up again; what was cancelled with it stays so. */
  reopen: post(`${one}/reopen`, signedIn, undefined, {
    status: 200,
    missing,
    conflicts: [setMessages['campaign.open']],
  }).returns<Pick<Campaign, 'id' | 'status'>>(),
  /** Other words for a sentence or the whole piece. */
  rewrite: post(`${one}/rewrite`, signedIn, otherWording, {
    status: 200,
    missing,
    conflicts: [setMessages['campaign.single'], ended],
  }).returns<Rewritten>(),
  /** Adds what a sentence states as a fact of the product, and cites it there. */
  addFact: post(`${one}/facts`, signedIn, citedFact, {
    summary: 'Add a fact from a sentence of a campaign',
    missing,
    conflicts: [ended],
  }).returns<WithFact>(),
};
