import type { Language } from '../../../../../../shared/languages';
import type { FactForm, Place } from '../../../../../../shared/marketing/products/brief/places';
import { fold } from '../../../grammar/words/fold';
import { isPair } from '../split-text';
import { tokensOf } from '../tokens';
import { fewVerbs } from '../words/few-verbs';
import { resultFrames } from './words/frames';
import { noProofWords, proofWords, standards } from './words/proof';

/** The place that a rule finds for a text, and what is known of its form. */
export interface Placed {
  place: Place;
  form?: FactForm | undefined;
}

type Rule = (text: string, language: Language) => Placed | undefined;

/** A question that people ask; its answer is still to be given. */
const doubt: Rule = (text) => (/\?[»”")]?$/u.test(text) ? { place: 'doubt' } : undefined);

/** A label and a colon. */
const detail: Rule = (text) => (isPair(text) ? { place: 'detail' } : undefined);

/** A year, a certificate, a prize, or the number that a regulator gave. */
const proof: Rule = (text, language) => {
  const folded = fold(text);
  const proves = standards.test(text) || proofWords[language].some((pattern) => pattern.test(folded));
  return proves && !noProofWords[language].test(folded) ? { place: 'proof' } : undefined;
};

/** An infinitive after «sirve para», “lets you”. */
const result: Rule = (text, language) =>
  resultFrames[language].test(fold(text)) ? { place: 'result', form: { frame: 'can' } } : undefined;

/** Words of an item of a list at most. */
const longestItem = 10;

/** A phrase without any verb of a small closed list. */
const includes: Rule = (text, language) => {
  const tokens = tokensOf(text);
  const isItem = tokens.length <= longestItem && !/[.!?:;]/u.test(text);
  return isItem && !tokens.some((token) => fewVerbs[language].has(token)) ? { place: 'includes' } : undefined;
};

const rules: readonly Rule[] = [doubt, detail, proof, result, includes];

/** The place that the stated rules propose for a text, the first that finds one; a text of no known form is loose. */
export function placeOf(text: string, language: Language): Placed {
  for (const rule of rules) {
    const placed = rule(text, language);
    if (placed) return placed;
  }
  return { place: 'loose' };
}
