import type { Language } from '../../../../../../shared/languages';
import type { Contradiction } from '../../../../../../shared/marketing/products/analysis';
import type { Place } from '../../../../../../shared/marketing/products/brief/places';
import { type Fact, replyOf, toldWords } from '../../../../../../shared/marketing/products/fact';
import { type PricedProduct, againstPrices } from './against-prices';
import { differingAmounts } from './differing-amounts';
import { opposedWords } from './opposed-words';
import { type Statement, statementOf } from './statement';

/** Places that cannot contradict: customers' words (until the company answers), single cases, and names. */
const claimless: readonly Place[] = ['voice', 'case', 'thing', 'kind', 'who'];

/** Whether a fact can contradict another: it is accepted, in the language, and a claim of the company. */
const isClaim = (fact: Fact, language: Language) =>
  fact.state === 'accepted' &&
  fact.language === language &&
  (!claimless.includes(fact.place) || Boolean(replyOf(fact)));

const numberOf = (id: string) => Number(id.slice(1));

/** The key of two facts, the lower number first, whichever way they are given. */
export const contradictionKey = (one: string, other: string): string =>
  (other === 'p' || numberOf(one) < numberOf(other) ? [one, other] : [other, one]).join(':');

function between(one: Statement, other: Statement): Contradiction[] {
  const found = differingAmounts(one, other) ?? opposedWords(one, other);
  return found ? [{ facts: contradictionKey(one.id, other.id), ...found }] : [];
}

/** A product as far as its facts can contradict each other and its prices. */
export interface Contradictory extends PricedProduct {
  facts: readonly Fact[];
  waived: readonly string[];
}

/** The contradictions among a product's accepted facts and prices in a language, without waived ones. */
export function contradictionsIn(product: Contradictory, language: Language): Contradiction[] {
  const claims = product.facts
    .filter((fact) => isClaim(fact, language))
    .toSorted((left, right) => numberOf(left.id) - numberOf(right.id))
    .map((fact) => statementOf(fact, toldWords(fact), language));
  const found = claims.flatMap((one, at) => [
    ...claims.slice(at + 1).flatMap((other) => between(one, other)),
    ...againstPrices(one, product, language),
  ]);
  return found.filter(({ facts }) => !product.waived.includes(facts));
}
