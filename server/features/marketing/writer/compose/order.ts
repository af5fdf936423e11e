import type { Part } from '../../../../../shared/marketing/campaigns/scales';
import type { Drafted } from './drafted';

/** A heading with what stands under it, or a block by itself. */
type Group = Drafted[];

function groupsOf(blocks: readonly Drafted[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isUnder = last?.length === 1 && last[0]?.kind === 'heading';
    if (isUnder) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

const isParagraph = (group: Group | undefined) =>
  group?.length === 1 && group[0]?.kind === 'text' && group[0].lines.length > 1;

/** A paragraph in two: its first sentence, and the others. */
const parted = ([block]: Group): Group[] =>
  [
    [0, 1],
    [1, undefined],
  ].map(([from, to]) => [
    {
      ...(block as Drafted),
      lines: block?.lines.slice(from, to) ?? [],
      ids: block?.ids.slice(from, to) ?? [],
    },
  ]);

/** At least four groups, where a paragraph of several sentences can be parted for it. */
function fourOf(groups: readonly Group[]): Group[] {
  if (groups.length >= 4) return [...groups];
  const at = groups.findIndex(isParagraph);
  return at < 0
    ? [...groups]
    : fourOf(groups.flatMap((group, index) => (index === at ? parted(group) : [group])));
}

/** The parts of what stands between opening and action: as they are where both are there, else half and half. */
function partsBetween(between: readonly Group[]): Part[] {
  const own = between.map(([block]) => (block?.part === 'D' || block?.part === 'X' ? 'D' : 'I'));
  const firstD = own.indexOf('D');
  const isFine = firstD > 0 && own.slice(firstD).every((part) => part === 'D');
  return isFine ? own : between.map((_, index) => (index < Math.ceil(between.length / 2) ? 'I' : 'D'));
}

/**
 * The parts of AIDA in their order. Where a short text left one empty, what stands between its opening and its action is
 * interest first and desire then.
 */
export function inOrder(blocks: readonly Drafted[]): Drafted[] {
  if (['A', 'I', 'D', 'X'].every((part) => blocks.some((block) => block.part === part))) return [...blocks];
  const groups = fourOf(groupsOf(blocks));
  const between = partsBetween(groups.slice(1, -1));
  return groups.flatMap((group, index) => {
    const part = index === 0 ? 'A' : index === groups.length - 1 ? 'X' : (between[index - 1] as Part);
    return group.map((block) => ({ ...block, part }));
  });
}
