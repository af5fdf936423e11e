import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { byMedium } from '../../../../../shared/marketing/campaigns/by-medium';
import { networks, postRulesOf } from '../../../../../shared/marketing/channels/networks';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import { fold } from '../../grammar/words/fold';
import type { Finding, Ground } from './ground';
import { leavesOf } from './leaves';

/** The most that two angles may share of their runs of three words: |A ∩ B| / |A ∪ B| (Jaccard). */
export const mostShared = { raw: 0.35, masked: 0.15 } as const;

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const trigramsOf = (sentences: readonly (readonly string[])[]) =>
  new Set(
    sentences.flatMap((words) =>
      words.slice(2).map((_word, index) => words.slice(index, index + 3).join(' ')),
    ),
  );

/** The share of runs of three words that two sets of sentences have in common, from 0 to 1. */
export function jaccard(one: readonly (readonly string[])[], other: readonly (readonly string[])[]): number {
  const [a, b] = [trigramsOf(one), trigramsOf(other)];
  const shared = [...a].filter((trigram) => b.has(trigram)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** The network whose posts may be the longest: theirs say the most of what the angle says. */
const roomiest = networks.reduce((one, other) =>
  postRulesOf(other).most > postRulesOf(one).most ? other : one,
);

const sentencesOf = (piece: Piece) =>
  leavesOf(piece)
    .filter(({ network }) => network === undefined || network === roomiest)
    // The owner's own words in lists and the like are the same in all angles.
    .filter(({ at, own }) => own === undefined && !/^(?:cta|form|seo|tags)/u.test(at))
    .map(({ text }) => wordsOf(text));

/** The sentences without the words of the facts, which all angles may share. */
function masked(sentences: readonly (readonly string[])[], { facts, product, company }: Ground) {
  const known = new Set(
    [product.name, product.price ?? '', company.name, ...facts.map(({ text }) => text)].flatMap(wordsOf),
  );
  return sentences.map((words) => words.filter((word) => !known.has(word)));
}

/** How alike two pieces of a type are, in shares of the most that two angles may share: above 1 is too much. */
export function jaccardOf(one: Piece, other: Piece, ground: Ground): number {
  const [own, theirs] = [sentencesOf(one), sentencesOf(other)];
  return Math.max(
    jaccard(own, theirs) / mostShared.raw,
    jaccard(masked(own, ground), masked(theirs, ground)) / mostShared.masked,
  );
}

/** The texts by which a reader tells two pieces apart: subject, heading, first line. */
export const headlinesOf = (piece: Piece): { at: string; text: string }[] =>
  byMedium(piece, {
    mail: ({ content: { subject, altSubject, blocks } }) => [
      { at: 'subject', text: subject.text },
      { at: 'altSubject', text: altSubject.text },
      { at: 'blocks.0.lines.0', text: blocks[0]?.lines[0]?.text ?? '' },
    ],
    posts: ({ content }) =>
      Object.entries(content.variants).map(([network, { blocks }]) => ({
        at: `variants.${network}.blocks.0.lines.0`,
        text: blocks[0]?.lines[0]?.text ?? '',
      })),
    page: ({ content }) => [{ at: 'h1', text: content.h1.text }],
  });

const plain = (text: string) => wordsOf(text).join(' ');

/** «angle.similar» and «angle.headline»: a piece beside the same type's pieces of the other angles. */
export function checkAngles(
  piece: Piece,
  others: readonly { angle: Angle; piece: Piece }[],
  ground: Ground,
): Finding[] {
  const similar = others.find(({ piece: other }) => jaccardOf(piece, other, ground) > 1);
  const taken = new Set(
    others.flatMap(({ piece: other }) => headlinesOf(other).map(({ text }) => plain(text))),
  );
  const shared = headlinesOf(piece).filter(({ text }) => plain(text) !== '' && taken.has(plain(text)));
  return [
    ...(similar ? [{ code: 'angle.similar' as const, at: '', words: similar.angle }] : []),
    ...shared.map(({ at, text }) => ({ code: 'angle.headline' as const, at, words: text })),
  ];
}
