import type { Language } from '../../../../../shared/languages';
import type { PartPoints, ProductAnalysis } from '../../../../../shared/marketing/products/analysis';
import type { Fact } from '../../../../../shared/marketing/products/fact';
import {
  answerable,
  type Answerable,
  type FactKind,
  type PriceBasis,
  readiness,
  type ScorePart,
  scorePoints,
} from '../../../../../shared/marketing/products/scales';
import type { AudienceType } from '../../../../../shared/marketing/scales';
import { fillerIn } from './filler';
import { isOfTheThing } from './shop-labels';
import { tokensOf } from './tokens';
import type { KnownWords } from './words/known-words';

/** What is analysed: a product, and whom its company sells to. */
export interface Analysed {
  name: string;
  category: string | null;
  price: string;
  priceMinor: number | null;
  priceBasis: PriceBasis | null;
  comparePriceMinor: number | null;
  comparePriceConfirmedAt: Date | string | null;
  url: string | null;
  language: Language;
  facts: readonly Fact[];
  targetAudience: string;
  targetAudienceType: AudienceType;
}

/** An analysis whose questions have no words yet. */
export interface Verdict extends Omit<ProductAnalysis, 'questions' | 'leftOut' | 'addressed'> {
  missing: ScorePart[];
}

/** Whether a campaign can tell a fact: in the product's language, or translated. */
export const isTold = ({ language: own }: Pick<Analysed, 'language'>, { language, translation }: Fact) =>
  language === own || Boolean(translation);

/** A text that says something: no filler; one word may do, such as a category or a name. */
function saysSomething(text: string | null, words: KnownWords): boolean {
  if (!text?.trim() || tokensOf(text).length === 0) return false;
  const why = fillerIn(text, { name: '' }, words);
  return why === undefined || why === 'short' || why === 'unknown';
}

const hasPrice = ({ priceMinor, priceBasis, price }: Analysed) =>
  priceBasis === 'request' || priceMinor !== null || /\d/.test(price);

/** Points for each part of the score, as the specification counts them: 100 in all. */
function pointsOf(product: Analysed, told: readonly Fact[], words: KnownWords): PartPoints[] {
  const count = (kind: FactKind) => told.filter((fact) => fact.kind === kind).length;
  const counted = ({ each, most }: { each: number; most: number }, kind: FactKind) => ({
    points: Math.min(most, each * count(kind)),
    most,
  });
  const whole = (most: number, has: boolean) => ({ points: has ? most : 0, most });
  const { name, audience, category, features, advantages, price, proof, offer, url } = scorePoints;
  return [
    { part: 'name', ...whole(name, saysSomething(product.name, words)) },
    { part: 'audience', ...whole(audience, saysSomething(product.targetAudience, words)) },
    { part: 'category', ...whole(category, saysSomething(product.category, words)) },
    { part: 'features', ...counted(features, 'feature') },
    { part: 'advantages', ...counted(advantages, 'advantage') },
    { part: 'price', ...whole(price, hasPrice(product)) },
    { part: 'proof', ...whole(proof, count('proof') > 0) },
    { part: 'offer', ...whole(offer, count('offer') > 0) },
    { part: 'url', ...whole(url, Boolean(product.url)) },
  ];
}

/** What keeps a product from being ready: its score, three facts, a feature, an advantage. */
function lackingIn(score: number, told: readonly Fact[], turnsIntoBenefit: (fact: Fact) => boolean) {
  const has = (kind: FactKind) => told.some((fact) => fact.kind === kind);
  const hasAdvantage =
    has('advantage') || told.some((fact) => fact.kind === 'feature' && turnsIntoBenefit(fact));
  const lacks: ProductAnalysis['lacks'] = [];
  if (score < readiness.score) lacks.push('score');
  if (told.filter(isOfTheThing).length < readiness.facts) lacks.push('facts');
  if (!has('feature')) lacks.push('feature');
  if (!hasAdvantage) lacks.push('advantage');
  return lacks;
}

const isAnswerable = (part: ScorePart): part is Answerable =>
  (answerable as readonly string[]).includes(part);

/** Points that one answer brings to a part. */
export const bringsTo = ({ part, points, most }: PartPoints): number =>
  part === 'features' || part === 'advantages'
    ? Math.min(scorePoints[part].each, most - points)
    : most - points;

/**
 * Works out what a product's data are good for. `turnsIntoBenefit` says of a feature that the benefit lexicon makes an
 * advantage of it, which then counts as one for being ready.
 */
export function analyse(
  product: Analysed,
  words: KnownWords,
  turnsIntoBenefit: (fact: Fact) => boolean = () => false,
): Verdict {
  const told = product.facts.filter((fact) => isTold(product, fact));
  const parts = pointsOf(product, told, words);
  const score = parts.reduce((sum, { points }) => sum + points, 0);
  const lacks = lackingIn(score, told, turnsIntoBenefit);
  const open = parts
    .filter((part) => bringsTo(part) > 0)
    .toSorted((left, right) => bringsTo(right) - bringsTo(left));
  const missing = open.map(({ part }) => part);
  const isReady = lacks.length === 0;
  const count = told.filter(isOfTheThing).length;
  return {
    ...{ score, parts, isReady, lacks, missing },
    isThin: isReady && count < readiness.thin,
    helpsMost: helpsMost(missing, lacks, count),
    untranslated: product.facts.filter((fact) => !isTold(product, fact)).map(({ id }) => id),
    asksComparePrice: product.comparePriceMinor !== null && product.comparePriceConfirmedAt === null,
    hidesPrice: product.priceBasis === 'excl' && product.targetAudienceType !== 'B2B',
  };
}

/** What being ready needs comes first, then what brings the most points, then any fact for a thin product. */
function helpsMost(
  missing: readonly ScorePart[],
  lacks: ProductAnalysis['lacks'],
  count: number,
): Answerable | null {
  if (lacks.includes('advantage')) return 'advantages';
  if (lacks.includes('feature')) return 'features';
  const facts = missing.find((part) => ['features', 'advantages', 'proof', 'offer'].includes(part)) as
    | Answerable
    | undefined;
  if (count < readiness.thin && facts) return facts;
  if (count < readiness.thin) return 'features';
  return missing.find(isAnswerable) ?? null;
}
