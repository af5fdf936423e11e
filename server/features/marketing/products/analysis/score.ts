import type { PartPoints } from '../../../../../shared/marketing/products/analysis';
import type { Place } from '../../../../../shared/marketing/products/brief/places';
import type { Fact } from '../../../../../shared/marketing/products/fact';
import { scoreParts, scorePoints, type ScorePart } from '../../../../../shared/marketing/products/scales';

const { voice, result, includes } = scorePoints;

/** Points of each item of a list that is not yet three long. */
const eachItem = 3;

/** The first answer counts more than the second, and further ones nothing. */
const firstAndSecond = ({ first, second }: { first: number; second: number }, count: number) =>
  (count > 0 ? first : 0) + (count > 1 ? second : 0);

/** The most points of a part. */
export const mostOf: Record<ScorePart, number> = {
  thing: scorePoints.thing,
  kind: scorePoints.kind,
  who: scorePoints.who,
  price: scorePoints.price,
  voice: voice.first + voice.second,
  result: result.first + result.second,
  includes: includes.three,
  proof: scorePoints.proof,
  doubt: scorePoints.doubt,
  how: scorePoints.how,
};

/** Points of each part for the facts that are told. A question counts once it has its answer. */
export function pointsOf(told: readonly Fact[], hasPrice: boolean): PartPoints[] {
  const count = (...wanted: Place[]) => told.filter(({ place }) => wanted.includes(place)).length;
  const whole = (part: ScorePart, has: boolean) => (has ? mostOf[part] : 0);
  const points: Record<ScorePart, number> = {
    thing: whole('thing', count('thing') > 0),
    kind: whole('kind', count('kind') > 0),
    who: whole('who', count('who') > 0),
    voice: firstAndSecond(voice, count('voice')),
    result: firstAndSecond(result, count('result')),
    includes: count('includes') > 2 ? includes.three : eachItem * count('includes'),
    price: whole('price', hasPrice),
    proof: whole('proof', count('proof') > 0),
    doubt: whole('doubt', count('doubt') > 0),
    how: whole('how', count('how', 'different') > 0),
  };
  return scoreParts.map((part) => ({ part, points: points[part], most: mostOf[part] }));
}

/** The missing part with the most points, the first of several; null when nothing is missing. */
export function helpsMostIn(parts: readonly PartPoints[]): ScorePart | null {
  const open = parts.filter(({ points, most }) => points < most);
  const [best] = open.toSorted((left, right) => right.most - right.points - (left.most - left.points));
  return best?.part ?? null;
}
