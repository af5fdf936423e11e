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
  putRecord,
  takeDays,
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
  putRecord(draft, 'company', ['company']) || putRecord(draft, 'contact', ['contact']);
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
  putRecord(draft, 'company', ['company']) ||
    putRecord(draft, 'contact', ['contact']) ||
    putRecord(draft, 'deal', ['deal']);
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
  putRecord(draft, 'contact', ['contact']) ||
    putRecord(draft, 'company', ['company']) ||
    putRecord(draft, 'deal', ['deal']);
  return draft;
};

/** What a town is said by: the words after «in», where they name nothing else. */
function putCity(draft: Draft): void {
  const { tokens, used } = draft.sentence;
  const index = tokens.findIndex(
    ({ plain }, place) => ['in', 'en', 'from', 'de'].includes(plain) && isTown(draft, place + 1),
  );
  if (index < 0) return;
  const words = tokens.slice(index + 1).findIndex((_, offset) => !isTown(draft, index + 1 + offset));
  const end = words < 0 ? tokens.length : index + 1 + words;
  put(
    draft,
    'city',
    tokens
      .slice(index + 1, end)
      .map(({ text }) => text)
      .join(' '),
  );
  for (let token = index; token < end; token += 1) used.add(token);
}

function isTown({ sentence: { tokens, used, hits, marks, days } }: Draft, token: number): boolean {
  const { text = '' } = tokens[token] ?? {};
  const isNamed = hits.some((hit) => hit.tokens.includes(token) && hit.kind === 'company');
  const isMeant = [...marks, ...days].some(({ from, to }) => token >= from && token < to);
  return /^\p{L}{3,}$/u.test(text) && !used.has(token) && !isNamed && !isMeant;
}

/** Of whom nothing was heard since a day: a month ago, if no day is said. */
function putQuiet(draft: Draft): void {
  const span = takeDays(draft);
  put(draft, 'quietSince', span ? span.behind.from : undefined);
}

function listPeople(tool: 'list_contacts' | 'list_companies', draft: Draft): Draft {
  const own = draft.sentence;
  begin(draft);
  if (take(own, 'quiet')) putQuiet(draft);
  else if (take(own, 'called')) putPeriod(draft, 'contacted', 'behind');
  else putPeriod(draft, 'created', 'behind');
  if (tool === 'list_contacts' && take(own, 'withoutTask')) put(draft, 'withoutTask', true);
  take(own, 'tagged', 'tag');
  putListed(draft, 'tag', 'tag');
  if (tool === 'list_contacts') putRecord(draft, 'company', ['company']);
  putCity(draft);
  return draft;
}

export const listContacts: Frame = (sentence) => {
  const isWho = has(sentence, 'who') && has(sentence, 'quiet', 'called');
  const isQuiet = has(sentence, 'quiet') && !has(sentence, 'company', 'customer');
  if (!has(sentence, 'contact') && !isWho && !isQuiet) return undefined;
  const draft = draftOf('list_contacts', sentence);
  take(draft.sentence, 'contact', 'who');
  return listPeople('list_contacts', draft);
};

export const listCompanies: Frame = (sentence) => {
  if (!has(sentence, 'company', 'customer')) return undefined;
  const draft = draftOf('list_companies', sentence);
  if (take(draft.sentence, 'customer')) put(draft, 'relationship', 'customer');
  take(draft.sentence, 'company', 'who');
  if (take(draft.sentence, 'deal')) {
    take(draft.sentence, 'openState', 'have');
    put(draft, 'withDeals', true);
  }
  return listPeople('list_companies', draft);
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

export const whatWasWon: Frame = (sentence) => {
  if (!has(sentence, 'howMuch', 'howMany') || !has(sentence, 'wonVerb', 'lostVerb', 'closed'))
    return undefined;
  const draft = draftOf('list_deals', sentence);
  const outcome = outcomeOf(draft) ?? 'won';
  take(draft.sentence, 'closed', 'deal', 'sale');
  begin(draft);
  put(draft, 'outcome', outcome);
  putPeriod(draft, 'closed', 'behind');
  return draft;
};

/** Whether a list may be meant: it is asked for, or nothing else is said. */
export const isList = (sentence: Parameters<Frame>[0]): boolean => !starts(sentence, 'add', 'remind');
