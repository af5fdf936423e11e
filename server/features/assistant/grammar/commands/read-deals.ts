import { has, take } from '../sentence';
import { type Draft, draftOf, type Frame, put, putAnyRecord, putListed, putMoney, putPeriod } from './draft';
import { putOwn } from './own-fields';
import { asks, starts, takeAsking } from './starts';

const begin = (draft: Draft) => takeAsking(draft.sentence);

/** The codes by which a list of deals is chosen. */
function outcomeOf(draft: Draft): 'won' | 'lost' | 'open' | undefined {
  const { sentence } = draft;
  if (take(sentence, 'wonVerb')) return 'won';
  if (take(sentence, 'lostVerb')) return 'lost';
  if (take(sentence, 'openState')) return 'open';
  return undefined;
}

function putBounds(draft: Draft): void {
  const { sentence } = draft;
  if (take(sentence, 'over')) putMoney(draft, 'over');
  if (take(sentence, 'under')) putMoney(draft, 'under');
}

/** Proposals are the deals of the stage that is called so, or all where none is. */
function putProposal(draft: Draft): void {
  const named = (draft.sentence.known.lists.stage ?? []).filter(
    ({ text, also = [], code }) =>
      code === 'open' &&
      [text.en, text.es, ...also].some((name) => /proposal|quote|propuesta|presupuesto/i.test(name)),
  );
  if (named.length === 1) put(draft, 'stage', named[0]?.ref);
  else put(draft, 'outcome', draft.args.outcome ?? 'open');
}

export const listDeals: Frame = (sentence) => {
  const isProposal = has(sentence, 'proposal') && (starts(sentence, 'proposal') || asks(sentence));
  // «¿Cuándo sale la publicación?» sells nothing.
  const isSale = has(sentence, 'sale') && !has(sentence, 'post', 'campaign');
  if (!has(sentence, 'deal') && !isSale && !isProposal) return undefined;
  const draft = draftOf('list_deals', sentence);
  const own = draft.sentence;
  take(own, 'deal', 'sale');
  const closed = take(own, 'closed');
  const outcome = outcomeOf(draft);
  begin(draft);
  if (take(own, 'stale')) put(draft, 'stale', true);
  if (take(own, 'withoutTask')) put(draft, 'withoutTask', true);
  putBounds(draft);
  take(own, 'closes');
  const isPast = closed || outcome === 'won' || outcome === 'lost';
  if (isPast) putPeriod(draft, 'closed', 'behind');
  else putPeriod(draft, 'closes', 'ahead');
  put(draft, 'outcome', outcome);
  if (take(own, 'biggest') && draft.args.over === undefined) put(draft, 'over', 0);
  take(own, 'stage', 'tagged', 'tag', 'amount');
  if (!putListed(draft, 'stage', 'stage') && isProposal && !isPast) putProposal(draft);
  take(own, 'proposal');
  putListed(draft, 'tag', 'tag');
  putOwn(draft, ['opportunity']);
  take(own, 'company', 'customer', 'contact', 'have');
  putAnyRecord(draft, ['company', 'contact']);
  return draft;
};

/** «How much is in negotiation?»: the deals of a stage, with their sum. */
export const dealsInStage: Frame = (sentence) => {
  const { tokens } = sentence;
  const isIn = sentence
    .listed('stage')
    .some(({ from }) => ['in', 'en'].includes(tokens[from - 1]?.plain ?? ''));
  const isAsked = has(sentence, 'howMuch', 'howMany', 'which', 'have', 'show') || sentence.text.includes('?');
  if (!isIn || !isAsked || has(sentence, 'pipeline', 'deal', 'sale', 'task', 'proposal', 'campaign'))
    return undefined;
  if (has(sentence, 'wonVerb', 'lostVerb', 'closed')) return undefined;
  const draft = draftOf('list_deals', sentence);
  begin(draft);
  take(draft.sentence, 'amount', 'openState', 'stage');
  putListed(draft, 'stage', 'stage');
  putAnyRecord(draft, ['company', 'contact']);
  return draft;
};

/** «When does Acme close?»: its deals, which say so. */
export const whenItCloses: Frame = (sentence) => {
  if (!has(sentence, 'when') || !has(sentence, 'closes') || has(sentence, 'deal', 'sale')) return undefined;
  const draft = draftOf('list_deals', sentence);
  begin(draft);
  take(draft.sentence, 'closes');
  return putAnyRecord(draft, ['company', 'contact']) ? draft : undefined;
};

/** «What did we sell last month?», «how much is open with Acme?». */
export const whatWasWon: Frame = (sentence) => {
  const isAsked = has(sentence, 'howMuch', 'howMany', 'which') && !has(sentence, 'deal', 'sale', 'proposal');
  if (!isAsked || !has(sentence, 'wonVerb', 'lostVerb', 'closed', 'openState') || has(sentence, 'task'))
    return undefined;
  const draft = draftOf('list_deals', sentence);
  const outcome = outcomeOf(draft) ?? 'won';
  take(draft.sentence, 'closed', 'have');
  begin(draft);
  put(draft, 'outcome', outcome);
  putPeriod(draft, outcome === 'open' ? 'closes' : 'closed', outcome === 'open' ? 'ahead' : 'behind');
  putAnyRecord(draft, ['company', 'contact']);
  return draft;
};
