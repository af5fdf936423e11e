import type { Change, Done, Saved } from '../../../acts/record';
import { del, get, patch, post, signedIn } from '../../../http/endpoint';
import { importEndpoints } from '../../../imports/import-endpoints';
import type { Counted, Page } from '../../../list/page';
import type { ChannelNetwork } from '../../channels/networks';
import { marketingMessages } from '../../messages';
import { captureMessages } from '../messages';
import type { LeadEventKind } from '../scales';
import type { marketingLeads } from '../tables';
import type { marketingConsents } from '../consents/tables';
import type { marketingLeadEvents } from './tables';
import { leadChanges, leadQuery, leadSearch, newLead, tickedLeads, typedLead } from './schemas';

export interface MarketingLead
  extends Omit<typeof marketingLeads.$inferSelect, 'userId' | 'deletedAt' | 'folded' | 'unsubscribeToken'> {
  /** The names of the campaigns that it belongs to; null for deleted ones. */
  campaignName: string | null;
  /** What the short links of its touches belong to: the channel, else the campaign; null without one. */
  firstFrom: string | null;
  lastFrom: string | null;
  /** The network of the channel that the last touch came by; null where it came by none. */
  lastNetwork: ChannelNetwork | null;
  /** The first words of the answer that waits for a reply, else of the last message; null without one. */
  asked: string | null;
  /** Whether its answer to a mail of a sequence waits for a reply. */
  waits: boolean;
}

type SavedLead = Saved<MarketingLead>;

/** An event of a lead, other than edits; `data` holds ids and words by kind. */
export type LeadEvent = Omit<typeof marketingLeadEvents.$inferSelect, 'userId' | 'leadId' | 'kind'> & {
  kind: LeadEventKind;
};

/** A piece of evidence: what was agreed to, confirmed or withdrawn, with the wording, place and time. */
export type ConsentEvidence = Omit<
  typeof marketingConsents.$inferSelect,
  'userId' | 'leadId' | 'marketingCompanyId'
>;

/** What erasing a lead deletes; `contacts` are those of LEADMANAGER with its address. */
export interface LeadErasure {
  /** The text that the user must type. */
  name: string;
  counts: Record<'submissions' | 'mails' | 'events' | 'changes' | 'importRows' | 'contacts', number>;
}

const missing = captureMessages['lead.missing'];
const path = '/api/marketing/leads';
const one = `${path}/:id` as const;
const conflicts = [captureMessages['leads.full']];

export const marketingLeadsApi = {
  list: get(path, signedIn, leadQuery).returns<Page<MarketingLead>>(),
  count: get(`${path}/count`, signedIn, leadSearch).returns<Counted>(),
  /** What a list shows, the oldest first, in the columns that an import reads. */
  exportList: get(`${path}/export`, signedIn, leadSearch, {
    summary: 'Download leads as CSV',
    proof: 'today',
  }).returnsFile('text/csv'),
  create: post(path, signedIn, newLead, {
    missing: marketingMessages['company.missing'],
    conflicts,
  }).returns<SavedLead>(),
  read: get(one, signedIn, undefined, { missing }).returns<MarketingLead>(),
  /** Its changes by people and visitors, newest first, at most 500. */
  history: get(`${one}/history`, signedIn, undefined, { missing }).returns<Change[]>(),
  /** Submissions, mails, clicks, answers and consents, newest first, at most 500. */
  timeline: get(`${one}/timeline`, signedIn, undefined, { missing }).returns<LeadEvent[]>(),
  /** The evidence of its consents, newest first. */
  consents: get(`${one}/consents`, signedIn, undefined, { missing }).returns<ConsentEvidence[]>(),
  update: patch(one, signedIn, leadChanges, { missing }).returns<SavedLead>(),
  /** Puts it in the bin. */
  remove: del(one, signedIn, undefined, { status: 200, missing }).returns<Done>(),
  /** Puts some in the bin, as one act; others’ are left out. */
  removeSome: post(`${path}/bin`, signedIn, tickedLeads, {
    summary: 'Delete several leads',
    status: 200,
    missing,
  }).returns<Done>(),
  /** All that is stored about it. */
  data: get(`${path}/:id.json`, signedIn, undefined, { missing }).returnsFile('application/json'),
  /** What erasing it would delete; writes nothing. */
  outlook: get(`${one}/erase`, signedIn, undefined, {
    summary: 'Preview the erasure of a lead',
    missing,
  }).returns<LeadErasure>(),
  /** Deletes it wherever the account has stored it, and keeps only that nobody writes there. It cannot be taken back. */
  erase: post(`${one}/erase`, signedIn, typedLead, {
    proof: 'now',
    status: 200,
    missing,
  }).returns<LeadErasure>(),
};

/** Imports of leads; `into` is the company's id. */
export const marketingLeadImports = importEndpoints('/api/marketing/leads/import');
