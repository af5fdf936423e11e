import type { Change, Done, Saved } from '../../acts/record';
import { del, get, patch, post, signedIn } from '../../http/endpoint';
import { marketingMessages } from '../messages';
import type { marketingCompanies } from '../tables';
import { marketingCompanyMessages } from './messages';
import { marketingCompanyChanges, newMarketingCompany } from './schemas';

export type MarketingCompany = Omit<
  typeof marketingCompanies.$inferSelect,
  'userId' | 'deletedAt' | 'folded'
>;

/** A company in the list, with how far its products and campaigns are. */
export interface ListedMarketingCompany extends MarketingCompany {
  productCount: number;
  readyCount: number;
  /** Sets of campaigns, those that are being written among them. */
  setCount: number;
  /** Campaigns of which a version is approved. */
  approvedCount: number;
  /** Campaigns that were edited after their approval, or cite a fact that was changed since. */
  waitingCount: number;
  /** Approved posts that have a picture. */
  picturedCount: number;
  /** Publications that are out, and that wait for their time. */
  publishedCount: number;
  queuedCount: number;
  /** When the next one goes out; null where none waits. */
  nextPostAt: Date | null;
  /** What waits for a person: publications, and channels that have to be connected again. */
  unsettledCount: number;
  /** Landing pages that visitors see. */
  livePageCount: number;
  /** Leads, those that are spam left out. */
  leadCount: number;
  /** Leads to whom nobody and no mail has turned, those that were imported left out: Today lists the same. */
  unansweredCount: number;
  /** Submissions that wait for a person to release or delete them. */
  suspectCount: number;
  /** Sequences that are on. */
  sequenceOnCount: number;
  /** Leads who answered the mails of a sequence and wait for a reply: Today and the list of answers show the same. */
  unrepliedCount: number;
  /** Reports of its figures. */
  reportCount: number;
}

const missing = marketingMessages['company.missing'];
const conflicts = [marketingCompanyMessages['company.full']];

export const marketingCompaniesApi = {
  /** All of them, by name. */
  list: get('/api/marketing/companies', signedIn).returns<ListedMarketingCompany[]>(),
  create: post('/api/marketing/companies', signedIn, newMarketingCompany, { conflicts }).returns<
    Saved<MarketingCompany>
  >(),
  read: get('/api/marketing/companies/:id', signedIn, undefined, { missing }).returns<MarketingCompany>(),
  /** Its changes, newest first, at most 500. */
  history: get('/api/marketing/companies/:id/history', signedIn, undefined, { missing }).returns<Change[]>(),
  update: patch('/api/marketing/companies/:id', signedIn, marketingCompanyChanges, { missing }).returns<
    Saved<MarketingCompany>
  >(),
  /** Puts it in the bin; what it holds comes back with it. */
  remove: del('/api/marketing/companies/:id', signedIn, undefined, { status: 200, missing }).returns<Done>(),
};
