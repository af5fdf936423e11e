import { blocksOf, leavesOf } from '../../validators/leaves';
import type { WrittenPiece } from '../input';
import { isDull } from '../writing/rhythm';

/** The sentences of a piece, each once; of a post as its longest network shows it. */
export const sentencesOf = ({ piece }: WrittenPiece): string[] => [
  ...new Set(
    leavesOf(piece)
      .filter(({ network, isSentence }) => isSentence && (network === undefined || network === 'facebook'))
      .map(({ text }) => text),
  ),
];

/** The first word of a sentence. */
export const openingOf = (text: string): string => /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? '';

/** Sentences that are the third running with one opening or one length. */
export const dullRuns = ({ piece }: WrittenPiece): string[] =>
  blocksOf(piece).flatMap(({ blocks }) => {
    const texts = blocks.flatMap(({ lines }) => lines.map(({ text }) => text));
    return texts.filter((text, index) => isDull(texts.slice(0, index), text));
  });

/** Shapes that stand in more than one place of a set; a fact as it is may stand anywhere. */
export function shapesTwice(pieces: readonly WrittenPiece[]): string[] {
  const all = pieces.flatMap(({ shapes }) => Object.values(shapes)).filter((id) => !id.startsWith('fact:'));
  return all.filter((id, index) => all.indexOf(id) !== index);
}
