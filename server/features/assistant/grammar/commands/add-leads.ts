import { find, has, type Sentence, take, spend } from '../sentence';
import {
  type Draft,
  draftOf,
  type Frame,
  put,
  putListed,
  putRecord,
  putTime,
  putAnyRecord,
  putAmount,
} from './draft';
import { starts } from './starts';
import { takeText } from './take-text';

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

/** «Add 500 € to the Acme deal»: an amount that is said before a deal is added to what it has. */
const isAddedAmount = ({ moneys, marks, tokens }: Sentence): boolean =>
  moneys.some(({ isMarked, to }) =>
    marks.some(
      ({ from, concepts }) =>
        isMarked &&
        from > to &&
        concepts.some((each) => each === 'deal' || each === 'sale') &&
        tokens.slice(to, from).some(({ plain }) => ['to', 'a', 'al'].includes(plain)),
    ),
  );

/** What an amount is added to is known, but not what it makes: the new amount is asked for. */
export const addAmount: Frame = (sentence) => {
  if (!starts(sentence, 'add') || !isAddedAmount(sentence)) return undefined;
  const draft = draftOf('change_deal', sentence);
  take(draft.sentence, 'add', 'deal', 'sale', 'amount');
  draft.needs.push('amount');
  putRecord(draft, 'deal', ['deal'], true);
  return draft;
};

export const addDeal: Frame = (sentence) => {
  // A quote is an opportunity, whose title is asked for where none is said.
  if (!starts(sentence, 'add') || !has(sentence, 'deal', 'sale', 'proposal')) return undefined;
  const draft = draftOf('add_deal', sentence);
  const own = draft.sentence;
  take(own, 'add', 'deal', 'sale', 'proposal');
  take(own, 'amount');
  putAmount(draft, 'amount');
  if (take(own, 'closes') || own.days.length > 0) putTime(draft, 'closes', 'ahead');
  take(own, 'stage');
  putListed(draft, 'stage', 'stage');
  putAnyRecord(draft, ['company', 'contact']);
  put(draft, 'title', cleaned(takeText(draft)) || undefined);
  return draft;
};
