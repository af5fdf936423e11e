import type { z } from 'zod';
import { type Place, mostAt } from '../../../../shared/marketing/products/brief/places';
import { beforeTheBrief, type Fact } from '../../../../shared/marketing/products/fact';
import { placesFull, productMessages } from '../../../../shared/marketing/products/messages';
import { factLimits, type FactSource } from '../../../../shared/marketing/products/scales';
import type { newFact } from '../../../../shared/marketing/products/schemas';
import { say } from '../../../../shared/message';
import { invalid } from '../../../platform/http/errors';
import { fold } from '../grammar/words/fold';
import { fillerIn } from './analysis/filler';
import { languageOf } from './analysis/language';
import { countAt, type Reading } from './analysis/read-facts';
import { tokensOf } from './analysis/tokens';

/** An answer of the brief. */
export type Answer = Omit<z.output<typeof newFact>, 'version'> & { from?: FactSource | undefined };

/** The facts of a product, and what an answer is read with. */
export interface Answered {
  facts: readonly Fact[];
  reading: Reading;
  /** The number of the last fact that it was given. */
  last: number;
}

/** Minimum number of words for detecting the language of an answer; a shorter one is in the product's. */
const tellingWords = 5;

/** The language of an answer: «freelancers» is typed in a Spanish brief too. */
export const languageOfAnswer = (text: string, { language, words }: Reading) =>
  tokensOf(text).length < tellingWords ? language : languageOf(text, language, words);

/** Where one word is too few: no frame goes before it. */
const wholePlaces: readonly Place[] = ['different', 'case', 'loose'];

/** Throws 400 for a text that says nothing or that repeats another fact of the place. */
export function checkText(
  { text, place, label, language }: Pick<Fact, 'text' | 'place' | 'label' | 'language'>,
  others: readonly Fact[],
  reading: Reading,
) {
  const why = fillerIn(text, { ...reading, name: place === 'thing' ? '' : reading.name }, reading.words);
  const isEnough = (why === 'unknown' || why === 'short') && !wholePlaces.includes(place);
  if (why && !isEnough) throw invalid({ text: productMessages['fact.filler'] });
  const isSame = (fact: Fact) =>
    fold(fact.text) === fold(text) &&
    fold(fact.label ?? '') === fold(label ?? '') &&
    fact.language === language;
  // What a product is called may be what it is.
  if (others.some((fact) => isSame(fact) && (fact.place === place || fact.place === 'loose')))
    throw invalid({ text: productMessages['fact.known'] });
}

/** Throws 400, naming the place, if the place is full. */
export function checkPlace(fact: Pick<Fact, 'place' | 'language'>, others: readonly Fact[]) {
  const most = mostAt[fact.place];
  const accepted = others.filter(({ state }) => state === 'accepted');
  if (countAt(accepted, fact) >= most) throw invalid({ place: say(placesFull[fact.place], { most }) });
}

/**
 * Throws 400 for a detail without its name, for a question whose answer is accepted without being there, and for a point
 * that does not stand in its text.
 */
export function checkParts({ place, state, label, text, answer, form }: Omit<Fact, 'id'>) {
  if (form?.point && !text.includes(form.point))
    throw invalid({ 'form.point': productMessages['point.missing'] });
  if (place === 'detail' && !label && !text.includes(':')) {
    throw invalid({ label: productMessages['label.required'] });
  }
  if (place === 'doubt' && state === 'accepted' && !answer) {
    throw invalid({ answer: productMessages['reply.required'] });
  }
}

/** What is given and neither null nor undefined. */
export const present = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** The facts with a new one from the user; throws 400 if it is invalid. */
export function withAnswer({ facts, reading, last }: Answered, answer: Answer): Fact[] {
  if (facts.length >= factLimits.count) {
    throw invalid({ text: say(productMessages['facts.full'], { most: factLimits.count }) });
  }
  const { from = 'answer', ...given } = answer;
  const { text, place } = given;
  const next = Math.max(last, 0, ...facts.map(({ id }) => Number(id.slice(1)))) + 1;
  const fact: Fact = {
    id: `f${next}`,
    state: 'accepted',
    language: languageOfAnswer(text, reading),
    ...present(given),
    text,
    place,
    source: { from, quote: text },
    ...beforeTheBrief(place),
  };
  checkText(fact, facts, reading);
  checkParts(fact);
  checkPlace(fact, facts);
  return [...facts, fact];
}
