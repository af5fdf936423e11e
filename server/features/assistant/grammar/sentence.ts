import type { Portal } from '../../../../shared/addresses/portals';
import type { Ref, RefKind } from '../../../../shared/assistant/refs';
import type { FoundName, ListedRef } from '../../../platform/tools/feature-tools';
import { type Mark, marksIn } from './marks';
import { type MoneySpan, moneysIn } from './money';
import { bestOf, holds, type NameHit, nameHits, wordsOf } from './names';
import type { ClockToken } from './time/clock-times';
import { type TimeSpan, timesIn } from './time/times';
import { overlaps, type Span, type Token, tokensOf, trimmedEnd } from './tokens';
import { asides, type Concept, fillers } from './words/lexicon';

/** What an account has few of, by kind. */
export type Lists = Readonly<Partial<Record<RefKind, readonly ListedRef[]>>>;

/** What is known when a sentence is read. */
export interface Known {
  /** The day in the site's zone. */
  today: string;
  now: Date;
  lists: Lists;
  names: readonly FoundName[];
  /** What the open page is about, the nearest first, with the names. */
  about: readonly FoundName[];
  portal: Portal | undefined;
  /** Digits of the currency's minor unit. */
  digits: number;
}

/** One of what an account has few of, as a sentence names it. */
export interface ListedHit extends Span {
  ref: Ref;
  kind: RefKind;
  item: ListedRef;
  isWhole: boolean;
}

/** «Jana's» names Jana. */
const named = ({ text, plain }: Token) => (/['’]s$/i.test(text) ? plain.slice(0, -1) : plain);

/** The items of a list that stand in a sentence: by their whole name, else by a word that only one of them has. */
function listedIn(tokens: readonly Token[], kind: RefKind, items: readonly ListedRef[]): ListedHit[] {
  const names = items.map((item) => ({
    item,
    all: [item.text.en, item.text.es, ...(item.also ?? [])].map(wordsOf),
  }));
  const said = tokens.map(named);
  const hits: ListedHit[] = [];
  for (const { item, all } of names)
    for (const words of all)
      for (let from = 0; from + words.length <= tokens.length && words.length > 0; from += 1)
        if (words.every((word, offset) => said[from + offset] === word))
          hits.push({ from, to: from + words.length, ref: item.ref, kind, item, isWhole: true });
  for (const [from, plain] of said.entries()) {
    const having = names.filter(({ all }) => all.some((words) => words.includes(plain)));
    const [only] = having;
    if (only && having.length === 1 && plain.length > 2 && !fillers.has(plain))
      hits.push({ from, to: from + 1, ref: only.item.ref, kind, item: only.item, isWhole: false });
  }
  return hits.toSorted(
    (one, other) =>
      other.to - other.from - (one.to - one.from) || Number(other.isWhole) - Number(one.isWhole),
  );
}

/** What a sentence says, and which of its words have been used. */
export interface Sentence {
  text: string;
  tokens: readonly Token[];
  known: Known;
  marks: readonly Mark[];
  days: readonly TimeSpan[];
  clocks: readonly ClockToken[];
  moneys: readonly MoneySpan[];
  hits: readonly NameHit[];
  listed: (kind: RefKind) => readonly ListedHit[];
  used: Set<number>;
}

/** Reads a sentence; nothing is used yet. */
export function readSentence(text: string, known: Known): Sentence {
  const tokens = tokensOf(text);
  const { days, clocks } = timesIn(tokens, known.today);
  const lists = new Map(
    Object.entries(known.lists).map(([kind, items]) => [
      kind,
      listedIn(tokens, kind as RefKind, items ?? []),
    ]),
  );
  return {
    text,
    tokens,
    known,
    // «La semana que viene» asks nothing.
    marks: marksIn(tokens, text).filter((mark) => ![...days, ...clocks].some((each) => overlaps(each, mark))),
    days,
    clocks,
    moneys: moneysIn(tokens, known.digits).filter(
      (money) => !days.some((each) => overlaps(each, money)) && !clocks.some((each) => overlaps(each, money)),
    ),
    hits: nameHits(tokens, known.names),
    listed: (kind) => lists.get(kind) ?? [],
    used: new Set(),
  };
}

/** Counts the words of a span as used. */
export function spend({ used }: Sentence, { from, to }: Span): void {
  for (let token = from; token < to; token += 1) used.add(token);
}

const isFree = ({ used }: Sentence, { from, to }: Span) => {
  for (let token = from; token < to; token += 1) if (used.has(token)) return false;
  return true;
};

/** The first unused words of one of the concepts. */
export const find = (sentence: Sentence, ...concepts: readonly Concept[]): Mark | undefined =>
  sentence.marks.find(
    (mark) => mark.concepts.some((each) => concepts.includes(each)) && isFree(sentence, mark),
  );

export const has = (sentence: Sentence, ...concepts: readonly Concept[]): boolean =>
  find(sentence, ...concepts) !== undefined;

/** Uses all words of the concepts; whether there were any. */
export function take(sentence: Sentence, ...concepts: readonly Concept[]): boolean {
  const found = sentence.marks.filter(
    (mark) => mark.concepts.some((each) => concepts.includes(each)) && isFree(sentence, mark),
  );
  for (const mark of found) spend(sentence, mark);
  return found.length > 0;
}

/** A copy in which other words can be used. */
export const tryOut = (sentence: Sentence): Sentence => ({ ...sentence, used: new Set(sentence.used) });

/** The best of the records of some kinds that unused words name. */
export function recordsIn(sentence: Sentence, kinds: readonly RefKind[]): NameHit[] {
  const free = sentence.hits
    .filter(({ kind }) => kinds.includes(kind))
    .map((hit) => ({ ...hit, tokens: hit.tokens.filter((token) => !sentence.used.has(token)) }))
    .filter(({ tokens, level }) =>
      tokens.some((token) => !isWordOfGrammar(sentence, token, level === 'exact')),
    );
  return bestOf(free);
}

/** Whether a token is only a filler, part of a date or, unless it is a whole name, a word of the grammar. */
function isWordOfGrammar({ tokens, marks, days, clocks }: Sentence, token: number, isName: boolean): boolean {
  const { plain = '', isQuoted = false } = tokens[token] ?? {};
  if (isQuoted) return false;
  const spans = [...(isName ? [] : marks), ...days, ...clocks];
  return fillers.has(plain) || spans.some((span) => holds(span, token));
}

/** The best item of a list that unused words name. */
export const listedItem = (sentence: Sentence, kind: RefKind): ListedHit | undefined =>
  sentence.listed(kind).find((hit) => isFree(sentence, hit));

/** The items of a list that unused words name, each in its place, from the left. */
export function listedItems(sentence: Sentence, kind: RefKind): ListedHit[] {
  const kept: ListedHit[] = [];
  for (const hit of sentence.listed(kind))
    if (isFree(sentence, hit) && !kept.some((each) => overlaps(each, hit))) kept.push(hit);
  return kept.toSorted((one, other) => one.from - other.from);
}

/** The words that were neither used nor say nothing, as they were typed, those beside each other together. */
export function unusedWords({ tokens, used, text }: Sentence): string[] {
  const runs: [number, number][] = [];
  for (const [index, { plain, start, end, isQuoted }] of tokens.entries()) {
    if (used.has(index) || ((fillers.has(plain) || asides.has(plain)) && !isQuoted)) continue;
    const last = runs.at(-1);
    const isBeside = last && tokens[index - 1]?.end === last[1];
    if (isBeside) last[1] = end;
    else runs.push([start, end]);
  }
  return runs.map(([start, end]) => trimmedEnd(text.slice(start, end), '.,;:!?'));
}

/** Whether unused words set a condition or deny something. */
export const isConditional = (sentence: Sentence): boolean => has(sentence, 'condition', 'negation');
