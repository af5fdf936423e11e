import type { Language } from '../../../../../shared/languages';
import type { ProductAnalysis } from '../../../../../shared/marketing/products/analysis';
import type { Place, Price } from '../../../../../shared/marketing/products/brief/places';
import { pricesOf } from '../../../../../shared/marketing/products/brief/prices';
import { type Fact, wordsOfFact } from '../../../../../shared/marketing/products/fact';
import { type PriceBasis, readiness } from '../../../../../shared/marketing/products/scales';
import type { AudienceType } from '../../../../../shared/marketing/scales';
import { helpsMostIn, pointsOf } from './score';
import { isOfTheThing } from './shop-labels';

/** What is analysed: a product, and whom its company sells to. */
export interface Analysed {
  price: string;
  priceMinor: number | null;
  prices: Price[] | null;
  priceBasis: PriceBasis | null;
  comparePriceMinor: number | null;
  comparePriceConfirmedAt: Date | string | null;
  language: Language;
  facts: readonly Fact[];
  targetAudienceType: AudienceType;
}

/** What the brief alone tells; contradictions and what was left out are looked for where they are shown. */
export type Verdict = Omit<ProductAnalysis, 'leftOut' | 'contradictions'>;

/** Whether a fact may be told in a language: it is accepted, and a question has its answer. */
export const isTold = (fact: Fact, language: Language): boolean =>
  fact.state === 'accepted' && fact.language === language && (fact.place !== 'doubt' || Boolean(fact.answer));

const isProposal = ({ state, place, suggests }: Fact) =>
  state === 'proposed' || (place === 'loose' && suggests !== undefined);

/**
 * What prevents a product from being ready. A loose line counts for the two places that are needed besides the thing
 * and the price, so that an imported description is enough for a set.
 */
function lackingIn(places: readonly Place[], hasPrice: boolean): ProductAnalysis['lacks'] {
  const further = places.filter((place) => place !== 'thing' && place !== 'loose');
  const isEnough = further.length >= readiness.places || places.includes('loose');
  return [
    ...(places.includes('thing') ? [] : (['thing'] as const)),
    ...(hasPrice ? [] : (['price'] as const)),
    ...(isEnough ? [] : (['places'] as const)),
  ];
}

/** The completeness of a product's brief in a language; by default in the product's own. */
export function analyse(product: Analysed, language: Language = product.language): Verdict {
  const told = product.facts.filter((fact) => isTold(fact, language));
  const hasPrice = product.priceBasis === 'request' || pricesOf(product).length > 0;
  const parts = pointsOf(told, hasPrice);
  // «Marca: Espiga» is no reason to buy.
  const answered = [
    ...new Set(told.filter((fact) => isOfTheThing({ text: wordsOfFact(fact) })).map(({ place }) => place)),
  ];
  const lacks = lackingIn(answered, hasPrice);
  const isReady = lacks.length === 0;
  return {
    score: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
    isReady,
    lacks,
    isThin: isReady && answered.length < readiness.thin,
    helpsMost: helpsMostIn(parts),
    proposals: product.facts.filter(isProposal).length,
    answered,
    otherLanguage: product.facts.filter((fact) => fact.language !== language).map(({ id }) => id),
    asksComparePrice: product.comparePriceMinor !== null && product.comparePriceConfirmedAt === null,
    hidesPrice: product.priceBasis === 'excl' && product.targetAudienceType !== 'B2B',
  };
}
