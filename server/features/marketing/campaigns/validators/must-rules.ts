import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { contentWords, priceId } from './fact-rules';
import { fold } from '../../grammar/words/fold';
import type { Finding, Ground } from './ground';
import { type Leaf, leavesOf } from './leaves';

/** «A petición» and its like: the price of a product that has none. */
const onRequest =
  /\b(?:a peticion|a consultar|bajo pedido|segun presupuesto|presupuesto|on request|quote|price on asking)\b/u;

/** Whether one of the texts names the product: its name, its short name, or all words of either. */
function isNamed(text: string, { product }: Ground): boolean {
  const words = new Set(contentWords(text));
  const names = [product.name, product.shortName].filter((name) => name !== undefined);
  return names.some(
    (name) => fold(text).includes(fold(name)) || contentWords(name).every((word) => words.has(word)),
  );
}

function missing(leaves: readonly Leaf[], ground: Ground, at: string, isSocial: boolean): Finding[] {
  const text = leaves.map((leaf) => leaf.text).join(' ');
  const cited = new Set(leaves.flatMap(({ facts }) => facts));
  const has = (kind: 'feature' | 'advantage') =>
    ground.facts.every((fact) => fact.kind !== kind) ||
    ground.facts.some((fact) => fact.kind === kind && cited.has(fact.id));
  const found: Finding['code'][] = [];
  if (!isNamed(text, ground)) found.push('must.name');
  if (isSocial) {
    if (cited.size === 0) found.push('must.fact');
    return found.map((code) => ({ code, at }));
  }
  if (!has('feature')) found.push('must.feature');
  if (!has('advantage')) found.push('must.advantage');
  const isPriced = ground.product.price === undefined ? onRequest.test(fold(text)) : cited.has(priceId);
  if (!isPriced) found.push('must.price');
  return found.map((code) => ({ code, at }));
}

/** «must.*»: what every piece has to say. */
export function checkMust(piece: Piece, ground: Ground): Finding[] {
  const leaves = leavesOf(piece);
  if (piece.type !== 'social media') return missing(leaves, ground, '', false);
  return Object.keys(piece.content.variants).flatMap((network) =>
    missing(
      leaves.filter((leaf) => leaf.network === network),
      ground,
      `variants.${network}`,
      true,
    ),
  );
}
