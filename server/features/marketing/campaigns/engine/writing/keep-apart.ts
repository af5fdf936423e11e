import type { Block, Landing, Piece } from '../../../../../../shared/marketing/campaigns/piece';
import { type Network, networks } from '../../../../../../shared/marketing/campaigns/scales';
import { blocksOf } from '../../validators/leaves';
import { jaccardOf } from '../../validators/similarity';
import { validatePiece } from '../../validators/validate-piece';
import type { WrittenPiece } from '../input';
import type { Material } from '../plan/material';
import { isDull } from './rhythm';

const withoutLine = (blocks: readonly Block[], text: string): Block[] =>
  blocks.map((block) => {
    const lines = block.lines.filter((line) => line.text !== text);
    return lines.length > 0 ? { ...block, lines } : block;
  });

const linesOf = (blocks: readonly Block[]) => blocks.flatMap(({ lines }) => lines.map(({ text }) => text));

/** The piece without one of its sentences, for each that can go. */
function shorterOnes(piece: Piece): Piece[] {
  if (piece.type === 'email') {
    const { content } = piece;
    return linesOf(content.blocks).map((text) => ({
      ...piece,
      content: { ...content, blocks: withoutLine(content.blocks, text) },
    }));
  }
  if (piece.type === 'social media') {
    const { content } = piece;
    const { variants } = content;
    const cut = (network: Network, text: string) => ({
      ...variants[network],
      blocks: withoutLine(variants[network].blocks, text),
    });
    return linesOf(variants.facebook.blocks).map((text) => ({
      ...piece,
      content: {
        ...content,
        variants: Object.fromEntries(
          networks.map((network) => [network, cut(network, text)]),
        ) as typeof variants,
      },
    }));
  }
  return thinnerPages(piece.content).map((content) => ({ ...piece, content }));
}

/** The page without one of its facts, questions or benefits, or without its offer. */
function thinnerPages(page: Landing): Landing[] {
  const { offer, ...rest } = page;
  const without = <T>(things: readonly T[], index: number) => things.filter((_one, at) => at !== index);
  return [
    ...page.facts.map((_one, index) => ({ ...page, facts: without(page.facts, index) })),
    ...page.faq.map((_one, index) => ({ ...page, faq: without(page.faq, index) })),
    ...page.benefits.map((_one, index) => ({ ...page, benefits: without(page.benefits, index) })),
    ...(offer ? [rest] : []),
  ];
}

/** Whether three sentences running have one opening or one length. */
const hasDullRun = (piece: Piece): boolean =>
  blocksOf(piece).some(({ blocks }) => {
    const texts = linesOf(blocks);
    return texts.some((text, index) => isDull(texts.slice(0, index), text));
  });

/**
 * Takes sentences out of a piece that is too much like those of other angles, each time the one that is most alike;
 * undefined if it stays too much alike.
 */
export function keepApart(
  written: Piece,
  others: readonly WrittenPiece[],
  { ground, said }: Material,
): Piece | undefined {
  const likeness = (tried: Piece) =>
    Math.max(0, ...others.map(({ piece }) => jaccardOf(tried, piece, ground)));
  const isSound = (tried: Piece) =>
    !hasDullRun(tried) &&
    validatePiece(tried, ground, { said, others }).every(({ code }) => code === 'angle.similar');
  let piece = written;
  for (let now = likeness(piece); now > 1; now = likeness(piece)) {
    const better = shorterOnes(piece)
      .map((tried) => ({ tried, alike: likeness(tried) }))
      .filter(({ alike }) => alike < now)
      .toSorted((a, b) => a.alike - b.alike)
      .find(({ tried }) => isSound(tried));
    if (!better) return undefined;
    piece = better.tried;
  }
  return piece;
}
