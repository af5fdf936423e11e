import { type Part, parts } from '../../../../../shared/marketing/campaigns/scales';
import type { Drafted } from './drafted';

const isListed = (block: Drafted | undefined) =>
  block !== undefined && block.kind !== 'text' && block.kind !== 'heading';

/** Whether a block has what it announces: a heading something of its own, a colon its list, but in the action its link. */
function isCarried(block: Drafted, next: Drafted | undefined): boolean {
  if (block.kind === 'heading') return next?.paragraph === block.paragraph && next.kind !== 'heading';
  const isLeading = block.kind === 'text' && block.part !== 'X' && block.lines.at(-1)?.text.endsWith(':');
  return !isLeading || (isListed(next) && next?.paragraph === block.paragraph);
}

/** Without headings and colons that have lost what they announce. */
export function carried(blocks: readonly Drafted[]): Drafted[] {
  const kept = blocks.flatMap((block, index) => {
    if (isCarried(block, blocks[index + 1])) return [block];
    // Other sentences of the paragraph stay.
    return block.kind === 'text' && block.lines.length > 1
      ? [{ ...block, lines: block.lines.slice(0, -1), ids: block.ids.slice(0, -1) }]
      : [];
  });
  return kept.length === blocks.length && kept.every((block, index) => block === blocks[index])
    ? kept
    : carried(kept);
}

/** Without the last line of a block; what is told whole goes whole. */
const without = (blocks: readonly Drafted[], at: number): Drafted[] =>
  blocks.flatMap((block, index) => {
    if (index !== at) return [block];
    const { isWhole, kind, lines, ids } = block;
    // One pair alone would run on with the sentence behind it.
    return isWhole || lines.length === 1 || (kind === 'pairs' && lines.length === 2)
      ? []
      : [{ ...block, lines: lines.slice(0, -1), ids: ids.slice(0, -1) }];
  });

/** What gives way next: the last block of the highest rank; where all has to fit, then what stands before the action. */
function nextOf(blocks: readonly Drafted[], mustFit: boolean): number {
  const ranks = blocks.map(({ rank }) => rank);
  const highest = Math.max(...ranks);
  if (highest > 0) return ranks.lastIndexOf(highest);
  if (!mustFit) return -1;
  // Price and offer stay longer than questions.
  const questions = blocks.findLastIndex(({ kind }, index) => index > 0 && kind === 'questions');
  if (questions > 0) return questions;
  const between = blocks.findLastIndex(({ part }, index) => index > 0 && part !== 'X');
  return between > 0 ? between : blocks.findIndex(({ isWhole, lines }) => !isWhole && lines.length > 1);
}

const factsIn = (blocks: readonly Drafted[]) =>
  blocks.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts));

/** Lets go what does not fit, line by line, and says which facts lost their place; what is still too long has nothing that could go. */
export function fitted(
  all: readonly Drafted[],
  isOver: (blocks: readonly Drafted[]) => boolean,
  mustFit: boolean,
): { blocks: Drafted[]; left: string[] } {
  let blocks = [...all];
  for (let at = nextOf(blocks, mustFit); at >= 0 && isOver(blocks); at = nextOf(blocks, mustFit))
    blocks = carried(without(blocks, at));
  const kept = new Set(factsIn(blocks));
  return { blocks, left: [...new Set(factsIn(all))].filter((fact) => !kept.has(fact)) };
}

/** A paragraph in its sentences. */
const parted = (block: Drafted): Drafted[] =>
  block.kind === 'text'
    ? block.lines.map((line, index) => ({ ...block, lines: [line], ids: block.ids.slice(index, index + 1) }))
    : [block];

/** Opening, action, and between them interest first and desire then. */
function partAt(index: number, count: number): Part {
  if (index === 0) return 'A';
  if (index === count - 1) return 'X';
  return index <= (count - 1) / 2 ? 'I' : 'D';
}

/** The parts of AIDA in their order; where a short text left one empty, its blocks are dealt out anew. */
export function inOrder(blocks: readonly Drafted[]): Drafted[] {
  if (parts.every((part) => blocks.some((block) => block.part === part))) return [...blocks];
  const all = blocks.length < parts.length ? blocks.flatMap(parted) : blocks;
  return all.map((block, index) => ({ ...block, part: partAt(index, all.length) }));
}
