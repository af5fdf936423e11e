import { has, take } from '../sentence';
import { periodOf } from '../time/times';
import {
  type Draft,
  draftOf,
  type Frame,
  put,
  putCode,
  putListed,
  putMoney,
  putPeriod,
  takeDays,
  putAnyRecord,
} from './draft';
import { starts, takeAsking } from './starts';

/** Uses all words that only say what a list is of. */
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

export const listDeals: Frame = (sentence) => {
  if (!has(sentence, 'deal', 'sale')) return undefined;
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
  take(own, 'stage', 'tagged', 'tag', 'biggest');
  putListed(draft, 'stage', 'stage');
  putListed(draft, 'tag', 'tag');
  take(own, 'company', 'customer', 'contact', 'have');
  putAnyRecord(draft, ['company', 'contact']);
  return draft;
};

export const listTasks: Frame = (sentence) => {
  const isTodo = has(sentence, 'todo') && !has(sentence, 'deal', 'product', 'campaign', 'contact', 'company');
  if (!has(sentence, 'task') && !isTodo) return undefined;
  const draft = draftOf('list_tasks', sentence);
  const own = draft.sentence;
  take(own, 'task', 'todo');
  begin(draft);
  const isLate = take(own, 'overdue');
  put(draft, 'overdue', isLate || undefined);
  const isDone = take(own, 'done');
  putCode(draft, 'priority', { urgent: 'high', lowPriority: 'low' });
  if (take(own, 'openState')) put(draft, 'state', 'open');
  if (isDone) {
    put(draft, 'state', 'done');
    putPeriod(draft, 'doneIn', 'behind');
  } else putPeriod(draft, 'due', 'ahead');
  take(own, 'company', 'contact', 'deal', 'customer', 'closes', 'thisOne');
  putAnyRecord(draft, ['company', 'contact', 'deal']);
  return draft;
};

const typed = {
  calls: 'call',
  call: 'call',
  mails: 'email',
  email: 'email',
  meetings: 'meeting',
  notes: 'note',
} as const;

export const listCommunications: Frame = (sentence) => {
  if (!has(sentence, 'communication', 'calls', 'mails', 'meetings', 'notes')) return undefined;
  const draft = draftOf('list_communications', sentence);
  const own = draft.sentence;
  putCode(draft, 'type', typed);
  take(own, 'communication', 'calls', 'mails', 'meetings', 'notes');
  begin(draft);
  putPeriod(draft, 'when', 'behind');
  take(own, 'company', 'contact', 'deal', 'customer');
  putAnyRecord(draft, ['contact', 'company', 'deal']);
  return draft;
};

const figures = {
  winRate: 'winRate',
  lostReasons: 'lostReasons',
  sources: 'sources',
  forecast: 'forecast',
  funnel: 'funnel',
  pipeline: 'pipeline',
  activity: 'activity',
} as const;

export const salesFigures: Frame = (sentence) => {
  const isSum = has(sentence, 'howMuch') && has(sentence, 'wonVerb');
  if (!has(sentence, ...(Object.keys(figures) as (keyof typeof figures)[])) || isSum) return undefined;
  const draft = draftOf('sales_figures', sentence);
  putCode(draft, 'figure', figures);
  begin(draft);
  take(
    draft.sentence,
    'deal',
    'sale',
    'openState',
    'amount',
    ...(Object.keys(figures) as (keyof typeof figures)[]),
  );
  const span = takeDays(draft);
  const looking = draft.args.figure === 'forecast' ? 'ahead' : 'behind';
  put(draft, 'period', span && periodOf(span, looking));
  return draft;
};

/** «What did we sell last month?», «how much is open with Acme?». */
export const whatWasWon: Frame = (sentence) => {
  const isAsked = has(sentence, 'howMuch', 'howMany', 'which') && !has(sentence, 'deal', 'sale');
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

/** «When did I last speak with Acme?»: what was said, the newest first. */
export const lastSpoke: Frame = (sentence) => {
  if (!has(sentence, 'lastSpoke')) return undefined;
  const draft = draftOf('list_communications', sentence);
  take(draft.sentence, 'lastSpoke');
  putAnyRecord(draft, ['contact', 'company', 'deal'], true);
  return draft;
};
