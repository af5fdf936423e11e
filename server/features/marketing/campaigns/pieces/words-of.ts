import type { Language } from '../../../../../shared/languages';
import type { Cited } from '../../../../../shared/marketing/campaigns/tables';
import type { ContentPiece } from '../../../../../shared/marketing/campaigns/versions/content-piece';
import { leavesOf } from '../validators/leaves';
import { saidIn, type Material } from './ground-of';

const linesOf = (piece: ContentPiece): { text: string; facts: readonly string[] }[] =>
  piece.type === 'ad text'
    ? [...piece.content.headlines, ...piece.content.descriptions]
    : leavesOf(piece).filter(({ at }) => !at.startsWith('form.'));

/** Characters that the search reads of a content. */
const most = 8_000;

/** The words of a piece for the search: what several networks say alike stands once. */
export const bodyOf = (piece: ContentPiece): string =>
  [...new Set(linesOf(piece).map(({ text }) => text.trim()))].filter(Boolean).join(' ').slice(0, most);

/** What the facts that a piece cites say now, and the price; what the product does not have is left out. */
export function citedIn(
  piece: ContentPiece,
  { product }: Pick<Material, 'product'>,
  language: Language,
): Cited {
  const ids = new Set(linesOf(piece).flatMap(({ facts }) => facts));
  const { price, priceMinor, currency, priceBasis } = product;
  const all: [string, string | undefined][] = [
    ...product.facts.map((fact): [string, string | undefined] => [fact.id, saidIn(fact, language)]),
    ['p', [price, priceMinor, currency, priceBasis].filter((part) => part !== null).join(' ')],
  ];
  return Object.fromEntries(
    all.filter((entry): entry is [string, string] => ids.has(entry[0]) && entry[1] !== undefined),
  );
}
