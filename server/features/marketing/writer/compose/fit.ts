import { carried } from './carried';
import type { Drafted } from './drafted';

/** Blocks that fit, and the ids of the facts that lost their place. */
export interface Fitted {
  blocks: Drafted[];
  left: string[];
}

const factsIn = (blocks: readonly Drafted[]) =>
  new Set(blocks.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts)));

/** Fewest items of a list that is shortened. */
const leastItems = 3;

const withoutLast = (blocks: readonly Drafted[], at: number): Drafted[] =>
  blocks.map((block, index) =>
    index === at ? { ...block, lines: block.lines.slice(0, -1), ids: block.ids.slice(0, -1) } : block,
  );

/** What a sentence with a colon announces is told whole, or not at all. */
const isAnnounced = (before: Drafted | undefined) =>
  before?.kind === 'text' && (before.lines.at(-1)?.text.endsWith(':') ?? false);

/** Without what gives way next: the last block of the highest rank, whose list first loses its last items. */
function withoutRanked(blocks: readonly Drafted[]): Drafted[] | undefined {
  const ranks = blocks.map(({ rank }) => rank);
  const highest = Math.max(...ranks);
  if (highest <= 0) return undefined;
  const at = ranks.lastIndexOf(highest);
  const { kind, lines, of } = blocks[at] as Drafted;
  // What is included is told whole, or not at all: some of it would be false.
  return kind === 'list' && of !== 'includes' && lines.length > leastItems && !isAnnounced(blocks[at - 1])
    ? withoutLast(blocks, at)
    : blocks.filter((_, index) => index !== at);
}

/** Steps, and what is included, are told whole or not at all. */
const canShorten = ({ kind, of, lines }: Drafted) =>
  kind !== 'steps' && of !== 'includes' && lines.length > 1;

/** What goes next between opening and action: the last question, else the last of all, terms behind the others. */
function lastBetween(blocks: readonly Drafted[], isTerm: (block: Drafted) => boolean): number {
  const isBetween = ({ part }: Drafted, index: number) => index > 0 && part !== 'X';
  const questions = blocks.findLastIndex(
    (block, index) => isBetween(block, index) && block.kind === 'questions',
  );
  if (questions > 0) return questions;
  const other = blocks.findLastIndex((block, index) => isBetween(block, index) && !isTerm(block));
  return other > 0 ? other : blocks.findLastIndex(isBetween);
}

/** Without the last line of what stands between opening and action, then of the opening; nothing is cut within a line. */
function withoutUnranked(
  blocks: readonly Drafted[],
  isTerm: (block: Drafted) => boolean,
): Drafted[] | undefined {
  const between = lastBetween(blocks, isTerm);
  if (between > 0) {
    return canShorten(blocks[between] as Drafted)
      ? withoutLast(blocks, between)
      : blocks.filter((_, index) => index !== between);
  }
  const long = blocks.findIndex(canShorten);
  return long < 0 ? undefined : withoutLast(blocks, long);
}

/** How a text is made to fit. */
interface FitAsked {
  tight: () => readonly Drafted[];
  isPlain: boolean;
  /** Facts of price and offer, which stay longest. */
  terms?: readonly string[];
}

/**
 * Lets go what does not fit: by rank, or in the shorter forms of all that stands (`tight`) where those say more; and where
 * the text is plain, or an email's, from the end. What is still too long has nothing that could go.
 */
export function fitted(
  all: readonly Drafted[],
  isOver: (blocks: readonly Drafted[]) => boolean,
  { tight, isPlain, terms = [] }: FitAsked,
): Fitted {
  const isTerm = ({ lines }: Drafted) => lines.some(({ facts }) => facts.some((id) => terms.includes(id)));
  const fit = (from: readonly Drafted[], without: typeof withoutRanked) => {
    let blocks = [...from];
    for (let next = without(blocks); isOver(blocks) && next; next = without(blocks)) blocks = carried(next);
    return blocks;
  };
  let blocks = fit(all, withoutRanked);
  if (blocks.length < all.length) {
    const shorter = fit(tight(), withoutRanked);
    if (isOver(blocks) || factsIn(shorter).size > factsIn(blocks).size) blocks = shorter;
  }
  if (isPlain) blocks = fit(blocks, (some) => withoutUnranked(some, isTerm));
  const kept = factsIn(blocks);
  return { blocks, left: [...factsIn(all)].filter((fact) => !kept.has(fact)) };
}
