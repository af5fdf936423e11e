import { firstPlaces, otherPlaces, type Place, places } from '@shared/marketing/products/brief/places';
import { type ScorePart, scorePoints } from '@shared/marketing/products/scales';
import type { Product } from '../reads';

/** The questions of a brief: its places but `loose`, and the two that are no fact. */
export type QuestionName = Exclude<Place, 'loose'> | 'prices' | 'goal';

/** The six questions that come first, then price and goal. */
export const firstQuestions = [...firstPlaces, 'prices', 'goal'] as const satisfies QuestionName[];

export const questions: readonly QuestionName[] = [...firstQuestions, ...otherPlaces];

export const questionIn = (name: string): QuestionName | undefined => questions.find((one) => one === name);

export const isPlace = (name: string): name is Place => places.some((place) => place === name);

/** The places whose answers are the lines of one list. */
export const listPlaces: readonly Place[] = ['includes', 'how', 'proof'];

/** The question that brings a part of the score. */
export const questionOf: Record<ScorePart, QuestionName> = {
  thing: 'thing' as const,
  kind: 'kind' as const,
  who: 'who' as const,
  voice: 'voice' as const,
  result: 'result' as const,
  includes: 'includes' as const,
  price: 'prices' as const,
  proof: 'proof' as const,
  doubt: 'doubt' as const,
  how: 'how' as const,
};

type Briefed = Pick<Product, 'facts' | 'prices' | 'price' | 'priceMinor' | 'priceBasis' | 'goal'>;

/** The accepted facts of a place; a case also without permission, which its tick gives. */
export const factsAt = ({ facts }: Pick<Product, 'facts'>, place: Place) =>
  facts.filter((fact) => fact.place === place && (fact.state === 'accepted' || place === 'case'));

/** Whether a question has an answer. */
export function isAnswered(product: Briefed, question: QuestionName): boolean {
  if (question === 'goal') return product.goal !== null;
  if (question !== 'prices') return factsAt(product, question).length > 0;
  const { prices, price, priceMinor, priceBasis } = product;
  return Boolean(prices?.length) || priceMinor !== null || price !== '' || priceBasis === 'request';
}

/** The points that one more answer to a question brings. */
export function pointsOf(product: Briefed, question: QuestionName): number {
  const count = question === 'prices' || question === 'goal' ? 0 : factsAt(product, question).length;
  if (question === 'voice' || question === 'result') {
    const { first, second } = scorePoints[question];
    return [first, second][count] ?? 0;
  }
  if (question === 'includes') return count < 3 ? scorePoints.includes.three : 0;
  if (question === 'how' || question === 'different')
    return isAnswered(product, 'how') || isAnswered(product, 'different') ? 0 : scorePoints.how;
  if (isAnswered(product, question)) return 0;
  if (question === 'prices') return scorePoints.price;
  const points: Partial<Record<QuestionName, unknown>> = scorePoints;
  const single = points[question];
  return typeof single === 'number' ? single : 0;
}

/** The first question that waits for an answer. */
export const nextQuestion = (product: Briefed): QuestionName | undefined =>
  questions.find((question) => !isAnswered(product, question));
