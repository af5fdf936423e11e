import type { Concept } from '../words/lexicon';
import { has, recordsIn, type Sentence, take } from '../sentence';
import {
  type Draft,
  draftOf,
  type Frame,
  put,
  putCode,
  putListed,
  putMoney,
  putRecord,
  putTime,
  putAmount,
} from './draft';
import { asks, isOrder, isOrderedLater, starts } from './starts';
import { takeText, valueStart } from './take-text';

const dealNouns = ['deal', 'sale', 'stage'] as const;

/** The stage by which deals are won or lost. */
const stageOf = ({ known }: Sentence, outcome: 'won' | 'lost') =>
  known.lists.stage?.find(({ code }) => code === outcome)?.ref;

/** The first word that is not used behind a comma: what follows says why. */
function afterComma({ text, tokens, used }: Sentence): number | undefined {
  const found = tokens.findIndex(({ start }, index) => {
    const before = tokens[index - 1];
    return before !== undefined && !used.has(index) && /[,;:–—]/.test(text.slice(before.end, start));
  });
  return found < 0 ? undefined : found;
}

/** Why a deal was lost: what stands behind «because», or behind a comma. */
function putLost(draft: Draft): void {
  const from = take(draft.sentence, 'because') ? 0 : afterComma(draft.sentence);
  if (from === undefined) return;
  put(draft, 'lostReason', takeText(draft, from, draft.sentence.tokens.length, true) || undefined);
}

/** «Acme won», «mark Web as lost because of the price». */
export const closeDeal: Frame = (sentence) => {
  if (!has(sentence, 'wonVerb', 'lostVerb') || asks(sentence)) return undefined;
  const draft = draftOf('move_deal', sentence);
  const own = draft.sentence;
  const isWon = take(own, 'wonVerb');
  if (!isWon) take(own, 'lostVerb');
  take(own, 'set', 'move', 'closes', ...dealNouns);
  if (!putRecord(draft, 'deal', ['deal'], has(sentence, 'thisOne'))) {
    // «Lucía said yes, mark her deal as won»: which one is asked for.
    if (!isOrderedLater(sentence)) return undefined;
    for (const token of own.tokens.keys()) own.used.add(token);
  }
  put(draft, 'stage', stageOf(sentence, isWon ? 'won' : 'lost'));
  if (!isWon) putLost(draft);
  putMoney(draft, 'amount', true);
  return draft;
};

export const moveDeal: Frame = (sentence) => {
  const isSet = starts(sentence, 'set') && sentence.listed('stage').some(({ from }) => from > 1);
  if (!starts(sentence, 'move') && !isSet) return undefined;
  const draft = draftOf('move_deal', sentence);
  const own = draft.sentence;
  take(own, 'move', 'set');
  // «Move the task to Monday» is about a task.
  if (has(own, 'task')) return undefined;
  take(own, ...dealNouns);
  if (take(own, 'wonVerb')) put(draft, 'stage', stageOf(sentence, 'won'));
  else if (take(own, 'lostVerb')) put(draft, 'stage', stageOf(sentence, 'lost'));
  else putListed(draft, 'stage', 'stage');
  if (draft.args.stage === undefined && own.days.length > 0) return undefined;
  putRecord(draft, 'deal', ['deal'], true);
  if (draft.args.stage === stageOf(sentence, 'lost')) putLost(draft);
  return draft;
};

export const finishTask: Frame = (sentence) => {
  if (!has(sentence, 'done') || asks(sentence)) return undefined;
  const draft = draftOf('change_task', sentence);
  const own = draft.sentence;
  take(own, 'done', 'set', 'task');
  const isNamed = putRecord(draft, 'task', ['task'], true);
  // «Completed tasks» tells nobody to complete one.
  if (!isNamed && !isOrder(sentence)) return undefined;
  put(draft, 'done', true);
  return draft;
};

export const postponeTask: Frame = (sentence) => {
  const isMoved = starts(sentence, 'move') && sentence.days.length > 0;
  if (!starts(sentence, 'postpone') && !isMoved) return undefined;
  const draft = draftOf('change_task', sentence);
  const own = draft.sentence;
  take(own, 'postpone', 'move', 'task');
  putTime(draft, 'due', 'ahead');
  putRecord(draft, 'task', ['task'], true);
  return draft;
};

const dealParts = ['amount', 'closes', 'probability'] as const;

export const changeDeal: Frame = (sentence) => {
  if (has(sentence, 'wonVerb', 'lostVerb')) return undefined;
  // «Set the Acme deal to 13,500 euros» names no part, but an amount.
  const isAmount =
    starts(sentence, 'set') &&
    sentence.moneys.some(({ isMarked }) => isMarked) &&
    (has(sentence, 'deal', 'sale') || recordsIn(sentence, ['deal']).length > 0);
  if (!isAmount && !(starts(sentence, 'set', ...dealParts) && has(sentence, ...dealParts))) return undefined;
  if (asks(sentence)) return undefined;
  const draft = draftOf('change_deal', sentence);
  const own = draft.sentence;
  take(own, 'set');
  if (take(own, 'closes')) putTime(draft, 'closes', 'ahead');
  if (take(own, 'amount')) putAmount(draft, 'amount');
  else if (isAmount) putMoney(draft, 'amount', true);
  take(own, ...dealNouns);
  putRecord(draft, 'deal', ['deal'], true);
  return draft;
};

/** The field that a change names, and what is left is its value. */
const contactFields: [Concept, string][] = [
  ['phone', 'phone'],
  ['email', 'email'],
  ['jobTitle', 'jobTitle'],
  ['city', 'city'],
];
const companyFields: [Concept, string][] = [
  ['phone', 'phone'],
  ['city', 'city'],
  ['website', 'website'],
];

/** Whether a word is said that is no part of a name, as «web» is of the deal «Web corporativa». */
const isSaidApart = (sentence: Sentence, concept: Concept): boolean =>
  sentence.marks.some(
    ({ from, concepts }) =>
      concepts.includes(concept) &&
      !sentence.used.has(from) &&
      !sentence.hits.some(
        ({ level, tokens }) => level === 'exact' && tokens.length > 1 && tokens.includes(from),
      ),
  );

function changeField(tool: string, name: 'contact' | 'company', fields: typeof contactFields): Frame {
  return (sentence) => {
    const [concept, field] = fields.find(([each]) => isSaidApart(sentence, each)) ?? [];
    if (
      !starts(sentence, 'set', 'add', ...fields.map(([each]) => each)) ||
      !concept ||
      !field ||
      asks(sentence)
    )
      return undefined;
    const draft = draftOf(tool, sentence);
    take(draft.sentence, 'set', 'add', concept);
    const before = new Set(draft.sentence.used);
    if (!putRecord(draft, name, [name], true)) return undefined;
    const named = [...draft.sentence.used].filter((token) => !before.has(token));
    take(draft.sentence, name);
    // What a slip leaves of a name is no part of the value.
    const start = valueStart(draft, Math.max(0, ...named), 0);
    const isSaid = put(draft, field, takeText(draft, start) || undefined);
    // «Phone number of Lucía» changes nothing.
    return isSaid || starts(sentence, 'set', 'add') ? draft : undefined;
  };
}

export const changeContact = changeField('change_contact', 'contact', contactFields);
export const changeCompany = changeField('change_company', 'company', companyFields);

/** «Mark Lucía as a customer», «pon a Acme como cliente». */
export const changeStatus: Frame = (sentence) => {
  if (!starts(sentence, 'set') || !has(sentence, 'customer', 'qualified')) return undefined;
  const own = draftOf('change_company', sentence);
  take(own.sentence, 'set');
  if (has(own.sentence, 'customer') && putRecord(own, 'company', ['company'])) {
    take(own.sentence, 'customer', 'company');
    put(own, 'relationship', 'customer');
    return own;
  }
  const draft = draftOf('change_contact', sentence);
  take(draft.sentence, 'set');
  if (!putRecord(draft, 'contact', ['contact'], true)) return undefined;
  putCode(draft, 'status', { customer: 'customer', qualified: 'qualified' });
  take(draft.sentence, 'contact');
  return draft;
};

export const emailContact: Frame = (sentence) => {
  if (!starts(sentence, 'writeTo') || has(sentence, 'campaign', 'content')) return undefined;
  const draft = draftOf('email_contact', sentence);
  take(draft.sentence, 'writeTo');
  putRecord(draft, 'contact', ['contact'], true);
  take(draft.sentence, 'contact', 'email');
  put(draft, 'text', takeText(draft) || undefined);
  return draft;
};
