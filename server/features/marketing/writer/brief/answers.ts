import type { Language } from '../../../../../shared/languages';
import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { asksPoint, brokenBy, wordsIn } from '../../../../../shared/marketing/products/brief/broken';
import { frameLength, type Place, pointWords } from '../../../../../shared/marketing/products/brief/places';
import { isQuestion } from '../../../../../shared/marketing/products/brief/replies';
import {
  asked,
  bare,
  capital,
  closed,
  lowered,
  tidied,
  unquoted,
  withoutFrame,
} from '../../../../../shared/marketing/products/brief/tidy';
import type { Fact } from '../../../../../shared/marketing/products/fact';
import type { Brief } from '../../campaigns/brief';
import type { Words } from '../blueprint/load';

/** An answer in full, for a list of its own, and as it stands within a text of ours, if it can. */
export interface Answer {
  whole: Line;
  said: Line | undefined;
}

/** A result, with the frame in which it was typed. */
export interface Result {
  kind: 'can' | 'clause' | 'we';
  line: Line;
}

const lineOf = ({ id }: Pick<Fact, 'id'>, text: string): Line => ({ text, facts: [id] });

/** The part of an answer that texts say within a sentence; undefined for a long one without its point. */
const pointOf = ({ text, form }: Fact): string | undefined => {
  if (asksPoint(text, form)) return undefined;
  return wordsIn(text) > pointWords ? form?.point : text;
};

/** Whether an answer stands in its place's sentence, by the rule that its owner sees; a missing article does no harm. */
function isFramed({ place, text, form }: Fact, language: Language): boolean {
  const broken = brokenBy(place, text, form, language);
  return broken === null || broken === 'article';
}

const numberOf = (article: string | undefined, given: 'singular' | 'plural' | undefined) =>
  given ?? (/^(?:los|las|unos|unas)$/u.test(article ?? '') ? 'plural' : 'singular');

const genderOf = (article: string | undefined, given: 'm' | 'f' | undefined) =>
  given ?? (/^(?:la|las|una|unas)$/u.test(article ?? '') ? 'f' : 'm');

/** A brief being read: its facts by place, and what turns out to have no known form. */
interface Reading {
  language: Language;
  at: (place: Place) => readonly Fact[];
  odd: Line[];
}

/** The answers of a place without the words of their frame, in a form; a long one without its point is only told whole. */
const read = ({ at, language }: Reading, place: Place, formed = (text: string) => text): Answer[] =>
  at(place).map((fact) => {
    const lineIn = (text: string): Line => lineOf(fact, formed(withoutFrame(text, place, language)));
    const point = pointOf(fact);
    return { whole: lineIn(fact.text), said: point ? lineIn(point) : undefined };
  });

/** Answers that go on within a sentence; one that breaks its frame is kept as it was typed. */
function phrases(reading: Reading, place: 'kind' | 'who' | 'result'): { fact: Fact; text: string }[] {
  const { at, language, odd } = reading;
  return at(place).flatMap((fact) => {
    const text = lowered(withoutFrame(pointOf(fact) ?? '', place, language), language);
    if (text && isFramed(fact, language)) return [{ fact, text }];
    odd.push(lineOf(fact, capital(bare(fact.text))));
    return [];
  });
}

/** What troubles customers, in their own words; what they ask stands among the doubts. */
function voicesOf(reading: Reading): Answer[] {
  const worries = (place: Place) => reading.at(place).filter(({ text, form }) => !isQuestion(text, form));
  const said = (text: string) => closed(unquoted(tidied(text)), reading.language).replace(/(?<!\.)\.$/u, '');
  return read({ ...reading, at: worries }, 'voice', said);
}

/** Results in the owner's order, each with the frame in which it was typed. */
const resultsOf = (reading: Reading): Result[] =>
  phrases(reading, 'result').map(({ fact, text }) => {
    const { frame, weDoIt } = fact.form ?? {};
    return { kind: frame === 'clause' ? 'clause' : weDoIt ? 'we' : 'can', line: lineOf(fact, text) };
  });

/** Questions, what customers ask first. One that nobody answers is not told: it would only raise the doubt. */
function doubtsOf({ at, language }: Reading) {
  const asking = at('voice').filter(({ text, form }) => isQuestion(text, form));
  const answered = [...asking, ...at('doubt')].filter(({ answer }) => answer);
  return answered.map((fact) => {
    const question = lineOf(fact, asked(unquoted(tidied(fact.text)), language));
    const answer = lineOf(fact, closed(fact.answer ?? '', language));
    return { question, answer, whole: { ...answer, label: question.text } };
  });
}

/** Practical facts: a label and a value. */
const detailsOf = ({ at }: Reading): Line[] =>
  at('detail').map((fact) => ({
    ...lineOf(fact, fact.label ? bare(fact.text) : capital(bare(fact.text))),
    ...(fact.label && { label: capital(bare(fact.label)) }),
  }));

/** Whether customers are told by their noun: it says more than the default, and its first letters do not come again, “swimmers who … swim”. */
const isTold = (customers: string | undefined, who: string, words: Words): boolean =>
  words('whoOf') !== '' && customers !== words('customers') && !who.includes(customers?.slice(0, 4) ?? '');

/** The thing and what speaks of it: number and gender by its article, or by its kind's. */
function thingOf(reading: Reading, words: Words, customers: string | undefined) {
  const [thing] = reading.at('thing').filter(({ text }) => text.length <= frameLength);
  const [kind] = phrases(reading, 'kind');
  const [who] = phrases(reading, 'who');
  const { article = '', number, gender, short } = thing?.form ?? {};
  return {
    thing: thing && { id: thing.id, noun: bare(thing.text), article, short },
    number: numberOf(article, number),
    // «Terapia de duelo» has no article of its own: its kind has one.
    gender: genderOf(article || kind?.fact.form?.article, gender),
    kind: kind && lineOf(kind.fact, [kind.fact.form?.article, kind.text].filter(Boolean).join(' ')),
    kindNoun: kind && lineOf(kind.fact, kind.text),
    who:
      who &&
      lineOf(
        who.fact,
        words(isTold(customers, who.text, words) ? 'whoOf' : 'who')
          .replace('_', () => who.text)
          .replace('*', () => customers ?? ''),
      ),
  };
}

/** The answers of a brief in the forms in which texts take them. */
export function answersOf({ facts, language, company }: Brief, words: Words) {
  const at = (place: Place) =>
    facts.filter((fact) => fact.place === place && /[\p{L}\p{N}]/u.test(fact.text));
  const reading: Reading = { language, at, odd: [] };
  const sentence = (text: string) => closed(text, language);
  const itemsAt = (place: Place) => read(reading, place).map(({ whole }) => whole);
  const [offer] = at('offer');
  return {
    ...thingOf(reading, words, company.customers),
    voices: voicesOf(reading),
    results: resultsOf(reading),
    includes: itemsAt('includes'),
    how: read(reading, 'how', sentence),
    different: read(reading, 'different', sentence),
    proof: itemsAt('proof'),
    doubts: doubtsOf(reading),
    case: read(reading, 'case', sentence)[0]?.whole,
    offer: offer && lineOf(offer, lowered(withoutFrame(offer.text, 'offer', language), language)),
    until: offer?.until,
    details: detailsOf(reading),
    loose: [...itemsAt('loose'), ...reading.odd],
  };
}

export type Answers = ReturnType<typeof answersOf>;
