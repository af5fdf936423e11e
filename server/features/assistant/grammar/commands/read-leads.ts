import { addDays } from '../../../../../shared/list/periods';
import { has, take } from '../sentence';
import { periodOf } from '../time/times';
import { type Draft, draftOf, type Frame, put, putCode, putPeriod, takeDays, putAnyRecord } from './draft';
import { asks, starts, takeAsking } from './starts';

/** Uses all words that only say what a list is of. */
const begin = (draft: Draft) => takeAsking(draft.sentence);

/** Who is to be called: what is due until that day, and what was due before. */
function putCalls(draft: Draft): void {
  const { today } = draft.sentence.known;
  const span = takeDays(draft);
  const isToday = span === undefined || span.ahead.from === today;
  put(draft, 'due', isToday ? `/${span?.ahead.to ?? addDays(today, 1)}` : periodOf(span, 'ahead'));
  put(draft, 'withPhones', true);
}

export const listTasks: Frame = (sentence) => {
  const isOther = has(sentence, 'deal', 'product', 'campaign', 'contact', 'company', 'customer', 'post');
  const isLateAsked = has(sentence, 'overdue') && (asks(sentence) || starts(sentence, 'overdue'));
  const isTodo = has(sentence, 'todo', 'toCall') || isLateAsked;
  if (!has(sentence, 'task') && (!isTodo || isOther)) return undefined;
  const draft = draftOf('list_tasks', sentence);
  const own = draft.sentence;
  if (has(own, 'toCall')) putCalls(draft);
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
  // «Have we lost deals, and why?»
  const isWhy = has(sentence, 'why') && has(sentence, 'lostVerb');
  // «How did last week go?»
  const isWeek = has(sentence, 'howWent') && sentence.days.length > 0 && sentence.hits.length === 0;
  const isSaid = has(sentence, ...(Object.keys(figures) as (keyof typeof figures)[]));
  if (!(isSaid || isWhy || isWeek) || isSum) return undefined;
  const draft = draftOf('sales_figures', sentence);
  if (!putCode(draft, 'figure', figures) && take(draft.sentence, 'why', 'lostVerb'))
    put(draft, 'figure', 'lostReasons');
  if (draft.args.figure === undefined && take(draft.sentence, 'howWent')) put(draft, 'figure', 'activity');
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

/** «When is the next meeting with Lucía?»: what is still to come is a task. */
export const nextMeeting: Frame = (sentence) => {
  const isMeeting = has(sentence, 'meetings', 'met', 'calls', 'call');
  if (!has(sentence, 'next') || !isMeeting || !asks(sentence)) return undefined;
  const draft = draftOf('list_tasks', sentence);
  take(draft.sentence, 'next', 'meetings', 'met', 'calls', 'call');
  begin(draft);
  putAnyRecord(draft, ['contact', 'company', 'deal'], true);
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
