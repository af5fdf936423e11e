import { fold, rootOf } from '../../grammar/words/fold';
import { functionWords } from '../../grammar/words/function-words';
import type { Ground } from './ground';
import { keeping } from './keeping';
import type { Leaf } from './leaves';

/** The id under which a line cites the price. */
export const priceId = 'p';

/** Facts that say what the product is: every text may name it so. */
const isName = ({ place }: Ground['facts'][number]) => place === 'thing' || place === 'kind';

/** What is sold, as texts may call it. */
export const namesOf = ({ product, facts }: Ground): string[] =>
  [
    product.name,
    product.shortName,
    ...facts.filter((fact) => fact.place === 'thing').map(({ text }) => text),
  ].filter((name) => name !== undefined);

/** The texts that a leaf may lean on: the facts it cites, or any where it cannot cite, the product and the company. */
export function statedFor({ facts, canCite }: Leaf, ground: Ground) {
  const { product, company, goal } = ground;
  const cited = ground.facts.filter(({ id }) => !canCite || facts.includes(id)).map(({ text }) => text);
  const priced = (!canCite || facts.includes(priceId)) && product.price ? [product.price] : [];
  const ofCompany = [company.name, company.fullName, company.place, company.contact, company.customers, goal];
  const named = ground.facts.filter(isName).map(({ text }) => text);
  const known = [product.name, product.shortName, product.url, ...ofCompany, ...named];
  return { cited: [...cited, ...priced], known: known.filter((text) => text !== undefined) };
}

/** The words that carry meaning, in one form for both numbers. */
export const contentWords: (text: string) => readonly string[] = keeping((text) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0 && !functionWords.has(word))
    .map(rootOf),
);

/** A word without the vowel that Spanish verbs break: pliega as plegada, vuelve as volver. */
const unbroken = (word: string) => word.replace('ie', 'e').replace('ue', 'o');

/** The same word, or one that begins with the other one's first five letters: fermenta, fermentación; pliega, plegada. */
export const isAkin = (one: string, other: string) =>
  one === other ||
  (one.length >= 5 &&
    other.length >= 5 &&
    unbroken(one).slice(0, 4) === unbroken(other).slice(0, 4) &&
    (one.slice(0, 5) === other.slice(0, 5) || unbroken(one) !== one || unbroken(other) !== other));

/** A question, also with emoji behind its mark: it states nothing. */
export const isQuestion = (text: string) =>
  /\?[»”")]?(?:\s*(?:\p{Extended_Pictographic}|\u{fe0f}))*$/u.test(text.trim());
