import type { Concept } from '../words/lexicon';
import { find, has, type Sentence, take } from '../sentence';
import { type Draft, draftOf, type Frame, put, putCode, putOnly, putPeriod, putRecord } from './draft';
import { asks, starts, takeAsking } from './starts';
import { takeText } from './take-text';

/** A list of COMERZIA: of the company that is named, of the page, or the only one. */
function listOf(tool: string, sentence: Sentence, noun: Concept): Draft {
  const draft = draftOf(tool, sentence);
  take(draft.sentence, noun);
  takeAsking(draft.sentence);
  putOnly(draft, 'brand', 'brand');
  return draft;
}

export const listProducts: Frame = (sentence) =>
  has(sentence, 'product') ? listOf('list_products', sentence, 'product') : undefined;

const campaignStates = {
  toApprove: 'in_review',
  approved: 'approved',
  draft: 'draft',
  scheduled: 'scheduled',
  running: 'running',
  published: 'running',
  done: 'finished',
} as const;

export const listCampaigns: Frame = (sentence) => {
  if (!has(sentence, 'campaign')) return undefined;
  const draft = listOf('list_campaigns', sentence, 'campaign');
  putCode(draft, 'status', campaignStates);
  take(draft.sentence, 'product');
  putRecord(draft, 'product', ['product']);
  return draft;
};

export const listContent: Frame = (sentence) => {
  if (!has(sentence, 'content')) return undefined;
  const draft = listOf('list_content', sentence, 'content');
  take(draft.sentence, 'product');
  putRecord(draft, 'product', ['product']);
  return draft;
};

const leadStates = {
  answered: 'contacted',
  qualified: 'qualified',
  wonVerb: 'won',
  lostVerb: 'lost',
  spam: 'spam',
} as const;

export const listLeads: Frame = (sentence) => {
  if (!has(sentence, 'lead')) return undefined;
  const isNew = has(sentence, 'newOnes') && sentence.days.length === 0;
  const draft = listOf('list_leads', sentence, 'lead');
  if (!putCode(draft, 'status', leadStates) && isNew) put(draft, 'status', 'new');
  putPeriod(draft, 'created', 'behind');
  return draft;
};

export const listPosts: Frame = (sentence) => {
  if (
    !has(sentence, 'post', 'scheduled', 'published') ||
    (has(sentence, 'campaign') && !has(sentence, 'post'))
  )
    return undefined;
  const draft = listOf('list_posts', sentence, 'post');
  const isOut = has(draft.sentence, 'published');
  const isNext = has(draft.sentence, 'next') || has(sentence, 'when');
  take(draft.sentence, 'next', 'sale');
  const isSaid = putCode(draft, 'status', { scheduled: 'queued', published: 'published', failed: 'failed' });
  if (!isSaid && isNext) put(draft, 'status', 'queued');
  putPeriod(draft, 'due', isOut ? 'behind' : 'ahead');
  return draft;
};

export const productScore: Frame = (sentence) => {
  if (!has(sentence, 'lacks')) return undefined;
  const draft = draftOf('product_score', sentence);
  take(draft.sentence, 'lacks', 'product', 'which');
  putRecord(draft, 'product', ['product'], true);
  return draft;
};

export const campaignFigures: Frame = (sentence) => {
  if (!has(sentence, 'visits', 'campaignFigures')) return undefined;
  const draft = draftOf('campaign_figures', sentence);
  take(draft.sentence, 'visits', 'campaignFigures', 'campaign', 'lead');
  takeAsking(draft.sentence);
  putOnly(draft, 'brand', 'brand');
  putPeriod(draft, 'period', 'behind');
  return draft;
};

export const changeLead: Frame = (sentence) => {
  const isNamed = sentence.hits.some(({ kind }) => kind === 'lead');
  if (
    !starts(sentence, 'set') ||
    !(has(sentence, 'lead') || (isNamed && sentence.known.portal === 'comerzia'))
  )
    return undefined;
  const draft = draftOf('change_lead', sentence);
  take(draft.sentence, 'set', 'lead');
  putRecord(draft, 'lead', ['lead'], true);
  putCode(draft, 'status', leadStates);
  return draft;
};

export const addProduct: Frame = (sentence) => {
  if (!starts(sentence, 'add') || !has(sentence, 'product')) return undefined;
  const draft = draftOf('add_product', sentence);
  take(draft.sentence, 'add', 'product');
  putOnly(draft, 'brand', 'brand');
  put(draft, 'name', takeText(draft) || undefined);
  return draft;
};

export const addFacts: Frame = (sentence) => {
  if (!has(sentence, 'hasToo') || asks(sentence)) return undefined;
  const draft = draftOf('add_facts', sentence);
  take(draft.sentence, 'hasToo', 'product');
  putRecord(draft, 'product', ['product'], true);
  put(draft, 'text', takeText(draft) || undefined);
  return draft;
};

const lists = {
  problem: 'problems',
  strength: 'strengths',
  department: 'departments',
  product: 'products',
  contact: 'contacts',
} as const;

/** Of a company in CONSULTIA: where the person is there, or speaks of what is only there. */
export const listFindings: Frame = (sentence) => {
  const isThere = sentence.known.portal === 'consultia' && has(sentence, 'product', 'contact');
  if (!has(sentence, 'problem', 'strength', 'department') && !isThere) return undefined;
  const draft = draftOf('list_findings', sentence);
  putCode(draft, 'list', lists);
  takeAsking(draft.sentence);
  putOnly(draft, 'business', 'business');
  take(draft.sentence, 'company', 'customer');
  return draft;
};

export const readReport: Frame = (sentence) => {
  if (!has(sentence, 'report')) return undefined;
  const draft = draftOf('read_report', sentence);
  take(draft.sentence, 'report', 'company', 'says');
  takeAsking(draft.sentence);
  putOnly(draft, 'business', 'business');
  return draft;
};

export const addFinding: Frame = (sentence) => {
  if (!starts(sentence, 'add') || !has(sentence, 'problem', 'strength')) return undefined;
  const draft = draftOf('add_finding', sentence);
  const noun = find(draft.sentence, 'problem', 'strength');
  take(draft.sentence, 'add');
  putCode(draft, 'list', { problem: 'problems', strength: 'strengths' });
  putOnly(draft, 'business', 'business');
  put(draft, 'text', takeText(draft, noun?.to, draft.sentence.tokens.length, true) || undefined);
  return draft;
};
