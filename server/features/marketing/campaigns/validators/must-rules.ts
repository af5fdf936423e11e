import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { isOf } from '../../../../../shared/marketing/campaigns/by-medium';
import type { Place } from '../../../../../shared/marketing/products/brief/places';
import { fold } from '../../grammar/words/fold';
import type { Finding, Ground, GroundFact } from './ground';
import { type Leaf, leavesOf } from './leaves';
import { contentWords, isAkin, namesOf, priceId } from './stated';

/** «A petición» and its like: the price of a product that has none. */
const onRequest =
  /\b(?:a peticion|a consultar|bajo pedido|segun presupuesto|presupuesto|on request|quote|price on asking)\b/u;

/** Whether one of the texts names what is sold: by any word that its names have, for it is called in many ways. */
function isNamed(text: string, ground: Ground): boolean {
  const words = contentWords(text);
  const names = namesOf(ground);
  return (
    names.some((name) => fold(text).includes(fold(name))) ||
    names.flatMap(contentWords).some((one) => words.some((word) => isAkin(one, word)))
  );
}

/** What a longer text tells, if the brief has it: what one gets of it, what it includes, or how it works. */
const telling: readonly (Place | undefined)[] = ['result', 'includes', 'how'];

const isTelling = ({ place, kind }: GroundFact) =>
  place === undefined ? kind === 'feature' || kind === 'advantage' : telling.includes(place);

function missing(leaves: readonly Leaf[], ground: Ground, at: string, isSocial: boolean): Finding[] {
  const text = leaves.map((leaf) => leaf.text).join(' ');
  const cited = new Set(leaves.flatMap(({ facts, own = [] }) => [...facts, ...own]));
  const wanted = isSocial ? ground.facts : ground.facts.filter(isTelling);
  const isTold = cited.size > 0 && (isSocial || wanted.some(({ id }) => cited.has(id)));
  const isPriced = ground.product.price === undefined ? onRequest.test(fold(text)) : cited.has(priceId);
  const found: Finding['code'][] = [
    ...(isNamed(text, ground) ? [] : ['must.name' as const]),
    ...(isTold || wanted.length === 0 ? [] : ['must.fact' as const]),
    ...(isPriced || isSocial ? [] : ['must.price' as const]),
  ];
  return found.map((code) => ({ code, at }));
}

/** «must.*»: what every piece has to say. */
export function checkMust(piece: Piece, ground: Ground): Finding[] {
  const leaves = leavesOf(piece);
  if (!isOf(piece, 'posts')) return missing(leaves, ground, '', false);
  return Object.keys(piece.content.variants).flatMap((network) =>
    missing(
      leaves.filter((leaf) => leaf.network === network),
      ground,
      `variants.${network}`,
      true,
    ),
  );
}
