import type { Language } from '../../../../../shared/languages';
import type { LeftOut } from '../../../../../shared/marketing/products/analysis';
import type { Fact } from '../../../../../shared/marketing/products/fact';
import { factLimits, type FactKind, type FactSource } from '../../../../../shared/marketing/products/scales';
import { fold } from '../../grammar/words/fold';
import { fillerIn } from './filler';
import { kindOf } from './kind';
import { languageOf } from './language';
import { shapeOf } from './shape';
import { splitText } from './split-text';
import { untilDay } from './until-day';
import type { KnownWords } from './words/known-words';

/** What is known of the product whose facts are read. */
export interface Reading {
  name: string;
  /** Names that are in no dictionary, such as the company's. */
  names?: readonly string[];
  language: Language;
  /** YYYY-MM-DD, for dates without a year. */
  today: string;
  words: KnownWords;
}

/** A fact that has no id yet. */
export type FactDraft = Omit<Fact, 'id'>;

/** The fact that a text is by itself, without asking whether it says anything. */
export function factOf(
  quote: string,
  { language: own, today, words }: Reading,
  { from, box }: { from: FactSource; box?: FactKind | undefined },
): FactDraft {
  const language = languageOf(quote, own, words);
  const text = quote.replace(/(?<!\b(?:etc|aprox))\.$/u, '');
  const until = untilDay(quote, language, today);
  return {
    kind: kindOf(text, language, box),
    shape: shapeOf(text, language, words),
    text,
    language,
    ...(until && { until }),
    source: { from, quote },
  };
}

/** The facts of a text, and what in it is none. `box` is the kind of fact that its place asks for. */
export function readFacts(
  text: string,
  reading: Reading,
  source: { from: FactSource; box?: FactKind | undefined },
): { facts: FactDraft[]; leftOut: LeftOut[] } {
  const facts: FactDraft[] = [];
  const leftOut: LeftOut[] = [];
  for (const unit of splitText(text)) {
    const quote = unit.slice(0, factLimits.text);
    const why = fillerIn(quote, reading, reading.words);
    if (why) leftOut.push({ text: quote.slice(0, 100), why });
    else facts.push(factOf(quote, reading, source));
  }
  return { facts, leftOut };
}

const keyOf = ({ source: { quote } }: Pick<Fact, 'source'>) => fold(quote).replace(/(?<![.\s])[.\s]+$/u, '');

/**
 * The facts of a product after one of its sources was read anew: an unchanged one keeps its id and what was said of it
 * since, a new one gets the next id after `last`, and those of other sources stay. What another source says already is
 * not said twice.
 */
export function mergeFacts(
  known: readonly Fact[],
  read: readonly FactDraft[],
  { isAnew, last }: { isAnew: (fact: Fact) => boolean; last: number },
): Fact[] {
  const before = new Map(known.filter(isAnew).map((fact) => [keyOf(fact), fact]));
  const others = known.filter((fact) => !isAnew(fact));
  const said = new Set(others.map(keyOf));
  let next = Math.max(last, 0, ...known.map(({ id }) => Number(id.slice(1))));
  const merged: Fact[] = [];
  for (const draft of read) {
    const key = keyOf(draft);
    if (said.has(key)) continue;
    said.add(key);
    const same = before.get(key);
    if (!same) next += 1;
    merged.push(same ? { ...same, source: draft.source } : { id: `f${next}`, ...draft });
  }
  return [...merged, ...others].slice(0, factLimits.count);
}
