import { find, has, type Sentence, take, spend } from '../sentence';
import {
  type Draft,
  draftOf,
  type Frame,
  put,
  putCode,
  putListed,
  putRecord,
  putTime,
  putAnyRecord,
  putAmount,
} from './draft';
import { starts } from './starts';
import { capital, takeText } from './take-text';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phonePattern = /^\+?\d{9,15}$/;

/** Addresses and numbers that are said. */
function putPoints(draft: Draft): void {
  const { tokens, used } = draft.sentence;
  for (const [index, { text }] of tokens.entries()) {
    if (used.has(index)) continue;
    const name = emailPattern.test(text)
      ? 'email'
      : phonePattern.test(text.replace(/[\s.-]/g, ''))
        ? 'phone'
        : undefined;
    if (!name || draft.args[name] !== undefined) continue;
    put(draft, name, text);
    used.add(index);
  }
  joinPhone(draft);
}

/** «600 111 222» is one number. */
function joinPhone(draft: Draft): void {
  const { tokens, used } = draft.sentence;
  if (draft.args.phone !== undefined) return;
  const digits = tokens.map(({ text }, index) =>
    !used.has(index) && /^\+?\d{2,4}$/.test(text) ? text : null,
  );
  for (let from = 0; from < digits.length; from += 1) {
    let to = from;
    while (to < digits.length && digits[to] !== null) to += 1;
    const said = digits.slice(from, to).join(' ');
    if (to - from >= 3 && said.replace(/\D/g, '').length >= 9) {
      put(draft, 'phone', said);
      spend(draft.sentence, { from, to });
      return;
    }
  }
}

/** Words that join a person to their company. */
const at = new Set(['at', 'from', 'of', 'de', 'en', '@', 'works']);

/** The company behind «at» or «de»; a name before it stays part of the person's. */
function putEmployer(draft: Draft): void {
  const { tokens } = draft.sentence;
  const place = tokens.findLastIndex(({ plain }, index) => index > 1 && at.has(plain));
  if (place < 0) return;
  const behind = draft.sentence.hits.filter(
    ({ kind, tokens: named }) => kind === 'company' && named.every((token) => token > place),
  );
  if (behind.length === 0) return;
  const before = tokens
    .map((_, index) => index)
    .filter((index) => index <= place && !draft.sentence.used.has(index));
  for (const index of before) draft.sentence.used.add(index);
  putRecord(draft, 'company', ['company']);
  for (const index of before) if (index !== place) draft.sentence.used.delete(index);
}

/** A name without the comma and the conjunctions that follow it. */
const cleaned = (text: string) => text.replace(/[,;:].*$/s, '').trim();

/** Where a name ends: at the first comma behind its words, or at «from» or «of» a company that is not known. */
function nameEnd({ sentence: { text, tokens, used } }: Draft): number {
  const start = tokens.findIndex((_, index) => !used.has(index));
  const end = tokens.findIndex(({ plain, start: at }, index) => {
    if (index <= start || start < 0) return false;
    const isBehindComma = /[,;:]/.test(text.slice(tokens[index - 1]?.end ?? 0, at));
    return isBehindComma || plain === 'from' || plain === 'at';
  });
  return end < 0 ? tokens.length : end;
}

export const addContact: Frame = (sentence) => {
  if (!starts(sentence, 'add') || !has(sentence, 'contact')) return undefined;
  const draft = draftOf('add_contact', sentence);
  take(draft.sentence, 'add');
  spend(draft.sentence, find(draft.sentence, 'contact') ?? { from: 0, to: 0 });
  putPoints(draft);
  take(draft.sentence, 'email', 'phone');
  putEmployer(draft);
  put(draft, 'name', cleaned(takeText(draft, 0, nameEnd(draft))) || undefined);
  return draft;
};

export const addCompany: Frame = (sentence) => {
  if (!starts(sentence, 'add') || !has(sentence, 'company', 'customer')) return undefined;
  const draft = draftOf('add_company', sentence);
  take(draft.sentence, 'add');
  if (!take(draft.sentence, 'company') && take(draft.sentence, 'customer'))
    put(draft, 'relationship', 'customer');
  putPoints(draft);
  take(draft.sentence, 'email', 'phone');
  put(draft, 'name', cleaned(takeText(draft)) || undefined);
  return draft;
};

export const addDeal: Frame = (sentence) => {
  if (!starts(sentence, 'add') || !has(sentence, 'deal', 'sale')) return undefined;
  const draft = draftOf('add_deal', sentence);
  const own = draft.sentence;
  take(own, 'add', 'deal', 'sale');
  take(own, 'amount');
  putAmount(draft, 'amount');
  if (take(own, 'closes') || own.days.length > 0) putTime(draft, 'closes', 'ahead');
  take(own, 'stage');
  putListed(draft, 'stage', 'stage');
  putAnyRecord(draft, ['company', 'contact']);
  put(draft, 'title', cleaned(takeText(draft)) || undefined);
  return draft;
};

/** A task: what is left is what to do, with the names in it, to which it is linked. */
function task(draft: Draft): Draft {
  const own = draft.sentence;
  putTime(draft, 'due', 'ahead');
  putCode(draft, 'priority', { urgent: 'high', lowPriority: 'low' });
  const used = new Set(own.used);
  putAnyRecord(draft, ['contact', 'company']);
  const linked = new Set(own.used);
  own.used.clear();
  for (const token of used) own.used.add(token);
  const title = takeText(draft, 0, own.tokens.length, true);
  for (const token of linked) own.used.add(token);
  put(draft, 'title', capital(title));
  return draft;
}

/** «Apúntame llamar a Lucía»: what is noted is something to do. */
function isJotted(sentence: Sentence): boolean {
  const begin = starts(sentence, 'noted') ? find(sentence, 'noted') : undefined;
  return (
    begin !== undefined &&
    sentence.marks.some(({ from, concepts }) => from === begin.to && concepts.includes('infinitive'))
  );
}

export const addTask: Frame = (sentence) => {
  const isNew = starts(sentence, 'add', 'noted') && has(sentence, 'task');
  if (!isNew && !starts(sentence, 'remind') && !isJotted(sentence)) return undefined;
  const draft = draftOf('add_task', sentence);
  const begin = find(draft.sentence, 'remind', 'add', 'noted');
  const noun = isNew ? find(draft.sentence, 'task') : undefined;
  if (begin) spend(draft.sentence, { from: begin.from, to: noun?.to ?? begin.to });
  return task(draft);
};

/** «Call Lucía on Thursday»: what somebody tells themselves to do. */
export const doLater: Frame = (sentence) => {
  if (!starts(sentence, 'call') || sentence.text.includes('?')) return undefined;
  return task(draftOf('add_task', sentence));
};
