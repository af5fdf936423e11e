import type { Language } from '../../../../../shared/languages';
import type { Cited } from '../../../../../shared/marketing/campaigns/tables';
import type { ContentPiece } from '../../../../../shared/marketing/campaigns/versions/content-piece';
import { leavesOf } from '../validators/leaves';
import { saidIn, type Stated } from './ground-of';

const linesOf = (piece: ContentPiece): { text: string; facts: readonly string[] }[] =>
  piece.type === 'ad text'
    ? [...piece.content.headlines, ...piece.content.descriptions]
    : leavesOf(piece).filter(({ at }) => !at.startsWith('form.'));

/** Characters of a piece that are kept as they stand, as its excerpt, and those that are kept of it at all. */
const shown = 200;
const most = 8_000;

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);

/**
 * The beginning of a piece, and every further word of it once: what its search reads. PostgreSQL knows nothing of how
 * often words stand in texts above 1 KB, and would read all that hold a frequent one.
 */
export function bodyOf(piece: ContentPiece): string {
  const text = linesOf(piece)
    .map((line) => line.text.trim())
    .filter(Boolean)
    .join(' ');
  const begins = text.slice(0, shown);
  const known = new Set(wordsIn(begins));
  const further = [...new Set(wordsIn(text))].filter((word) => !known.has(word));
  return [begins, ...further].join(' ').slice(0, most);
}

/** What the facts that a piece cites say now, and the price; what the product does not have is left out. */
export function citedIn(
  piece: ContentPiece,
  { product }: Pick<Stated, 'product'>,
  language: Language,
): Cited {
  const ids = new Set(linesOf(piece).flatMap(({ facts }) => facts));
  const { price, priceMinor, currency, priceBasis, prices } = product;
  const others = prices?.slice(1).map(({ amount }) => amount) ?? [];
  const all: [string, string | undefined][] = [
    ...product.facts.map((fact): [string, string | undefined] => [fact.id, saidIn(fact, language)]),
    ['p', [price, priceMinor, currency, priceBasis, ...others].filter((part) => part !== null).join(' ')],
  ];
  return Object.fromEntries(
    all.filter((entry): entry is [string, string] => ids.has(entry[0]) && entry[1] !== undefined),
  );
}
