import type { Block, Line, Piece } from '../../../../../shared/marketing/campaigns/piece';
import { networks, type Part } from '../../../../../shared/marketing/campaigns/scales';

/** Characters of a headline, and headlines to choose from, at most. */
const most = { length: 120, choices: 12 } as const;

const linesOf = (blocks: readonly Block[], parts: readonly Part[]): Line[] =>
  blocks.filter(({ part }) => parts.includes(part)).flatMap(({ lines }) => lines);

/** The sentences with which a piece opens, the usual headline first. */
function openingsOf({ type, content }: Piece): Line[] {
  if (type === 'email') return [content.subject, content.altSubject, ...linesOf(content.blocks, ['A'])];
  if (type === 'landing page') return [content.h1, ...content.ads.headlines];
  // Instagram's comes first, because there the picture is the post.
  const first = ['instagram', ...networks] as const;
  return first.flatMap((network) => linesOf(content.variants[network].blocks, ['A']));
}

/** The other sentences of a piece that can stand alone. */
function othersOf({ type, content }: Piece): Line[] {
  if (type === 'email') return linesOf(content.blocks, ['I', 'D']);
  if (type === 'landing page') return [...content.benefits.map(({ title }) => title), content.subtitle];
  return networks.flatMap((network) => linesOf(content.variants[network].blocks, ['I', 'D']));
}

/** A headline has no full stop, before an emoji neither: pictures leave emoji out. */
const withoutStop = (text: string) =>
  text.trim().replace(/(?<!\.)\.(?=(?:\s*(?:\p{Extended_Pictographic}|\u{fe0f}))*$)/u, '');

const once = (lines: readonly Line[]): Line[] => [
  ...new Map(
    lines
      .map((line) => ({ ...line, text: withoutStop(line.text) }))
      .filter(({ text }) => text !== '' && text.length <= most.length)
      .map((line) => [line.text, line] as const),
  ).values(),
];

/** The sentences of an approved piece that can be the headline of its pictures; the first one is usual. */
export const headlinesOf = (piece: Piece): Line[] =>
  once([...openingsOf(piece), ...othersOf(piece)]).slice(0, most.choices);

/** A headline in three lengths: as it is, as the next shorter opening of the piece says it, and the product's name. */
export function formsOf(headline: string, piece: Piece, name: string) {
  const shorter = once(openingsOf(piece))
    .map(({ text }) => text)
    .filter((text) => text.length < headline.length)
    .toSorted((one, other) => other.length - one.length);
  return { l: headline, m: shorter[0] ?? headline, s: name.length < headline.length ? name : headline };
}
