import type { Language } from '../../../../../shared/languages';
import { mostAt, type Place } from '../../../../../shared/marketing/products/brief/places';
import type { LeftOut } from '../../../../../shared/marketing/products/analysis';
import { beforeTheBrief, type Fact } from '../../../../../shared/marketing/products/fact';
import { factLimits, type FactSource } from '../../../../../shared/marketing/products/scales';
import { fold } from '../../grammar/words/fold';
import { fillerIn } from './filler';
import { languageOf } from './language';
import { placeOf } from './placing/place-of';
import { splitText } from './split-text';
import type { TextOfHtml } from './text-of-html';
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
  /** Texts may be HTML. */
  textOfHtml: TextOfHtml;
}

/** A fact that has no id yet. */
export type FactDraft = Omit<Fact, 'id'>;

/** Where a text stood; `column` is the place for which a column of a file was made. */
export interface Origin {
  from: FactSource;
  column?: Place | undefined;
}

/**
 * The place of a text that was not typed inside a frame. The column of a file determines it. Texts from a form or a
 * file are the owner's words, so they are shown as typed with a suggested place. Pasted texts are proposed for a
 * place. A question always waits for its answer.
 */
function placedAs(text: string, language: Language, { from, column }: Origin): Partial<Fact> {
  if (column) return { place: column, state: 'accepted' };
  const { place, form } = placeOf(text, language);
  if (place === 'doubt' || (from !== 'form' && from !== 'csv'))
    return { place, state: 'proposed', ...(form && { form }) };
  const suggests = place === 'loose' ? {} : { suggests: place, ...(form && { form }) };
  return { place: 'loose', state: 'accepted', ...suggests };
}

/** The fact that a text is by itself, without asking whether it says anything. */
export function factOf(quote: string, { language: own, today, words }: Reading, origin: Origin): FactDraft {
  const language = languageOf(quote, own, words);
  const text = quote.replace(/(?<!\b(?:etc|aprox))\.$/u, '');
  const until = untilDay(quote, language, today);
  const placed = placedAs(text, language, origin);
  const place = placed.place as Place;
  return {
    text,
    language,
    source: { from: origin.from, quote },
    ...beforeTheBrief(placed.suggests ?? place),
    ...placed,
    place,
    state: placed.state ?? 'accepted',
    ...(until && { until }),
  };
}

const isQuestion = (text: string) => text.endsWith('?');

/** The answer that a pasted text gives to a question: the sentence behind it, unless that asks again. */
function answerAfter(quote: string, next: string | undefined, { from }: Origin): string | undefined {
  const isAnswered = from === 'text' && isQuestion(quote) && next !== undefined && !isQuestion(next);
  return isAnswered ? next.slice(0, factLimits.text) : undefined;
}

/** The facts of a text, and what in it is none. */
export function factsIn(
  text: string,
  reading: Reading,
  origin: Origin,
): { facts: FactDraft[]; leftOut: LeftOut[] } {
  const facts: FactDraft[] = [];
  const leftOut: LeftOut[] = [];
  const units = splitText(reading.textOfHtml(text));
  for (let at = 0; at < units.length; at += 1) {
    const quote = (units[at] as string).slice(0, factLimits.text);
    const why = fillerIn(quote, reading, reading.words);
    const answer = why ? undefined : answerAfter(quote, units[at + 1], origin);
    if (why) leftOut.push({ text: quote.slice(0, 100), why });
    else facts.push({ ...factOf(quote, reading, origin), ...(answer && { answer }) });
    if (answer) at += 1;
  }
  return { facts, leftOut };
}

const keyOf = ({ source: { quote } }: Pick<Fact, 'source'>) => fold(quote).replace(/(?<![.\s])[.\s]+$/u, '');

/** Facts at a place in a language, those that are proposed too. */
export const countAt = (facts: readonly Fact[], { place, language }: Pick<Fact, 'place' | 'language'>) =>
  facts.filter((fact) => fact.place === place && fact.language === language).length;

/** A fact that was not typed for its place; if the place is full, it is loose with a suggested place. */
export function withinPlace<Given extends FactDraft>(fact: Given, others: readonly Fact[]): Given {
  if (fact.place === 'loose' || countAt(others, fact) < mostAt[fact.place]) return fact;
  return { ...fact, place: 'loose', suggests: fact.place };
}

/**
 * The facts of a product after one of its sources was read again: unchanged facts keep their id and status, new ones
 * get ids after `last`, and facts of other sources stay. Duplicates of other sources are dropped.
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
    merged.push(
      same
        ? { ...same, source: draft.source }
        : { id: `f${next}`, ...withinPlace(draft, [...others, ...merged]) },
    );
  }
  return [...merged, ...others].slice(0, factLimits.count);
}
