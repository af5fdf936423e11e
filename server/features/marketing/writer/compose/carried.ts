import type { Drafted } from './drafted';

const isListed = ({ kind }: Drafted) => kind !== 'text' && kind !== 'heading';

/** A sentence that leads to a list; what ends a text leads to its link. */
const leads = ({ kind, part, lines }: Drafted) =>
  kind === 'text' && part !== 'X' && (lines.at(-1)?.text.endsWith(':') ?? false);

/** A question that asks after the quotation under it: “Does this sound familiar?” */
const asksAfter = ({ kind, lines, paragraph }: Drafted, next: Drafted) =>
  kind === 'text' &&
  next.kind === 'quote' &&
  next.paragraph === paragraph &&
  (lines.at(-1)?.text.endsWith('?') ?? false);

/** What is announced here is what follows in the whole body: another list may not take its place when it goes. */
export const announced = (blocks: readonly Drafted[]): Drafted[] =>
  blocks.map((block, index) => {
    const next = blocks[index + 1];
    return next && isListed(next) && (leads(block) || asksAfter(block, next))
      ? { ...block, leadsTo: next.ids[0] }
      : block;
  });

/** Whether a block has what it announces: a heading something of its own, a colon its list, a question its quotation. */
function isCarried(block: Drafted, next: Drafted | undefined): boolean {
  if (block.kind === 'heading') return next?.paragraph === block.paragraph && next.kind !== 'heading';
  if (block.leadsTo === undefined && !leads(block)) return true;
  return (
    next !== undefined && isListed(next) && (block.leadsTo === undefined || block.leadsTo === next.ids[0])
  );
}

/** Without headings and colons that have lost what they announce. */
export function carried(blocks: readonly Drafted[]): Drafted[] {
  const kept = blocks.flatMap((block, index) => {
    if (isCarried(block, blocks[index + 1])) return [block];
    // Other sentences of the paragraph stay.
    return block.kind === 'text' && block.lines.length > 1
      ? [{ ...block, lines: block.lines.slice(0, -1), ids: block.ids.slice(0, -1), leadsTo: undefined }]
      : [];
  });
  return kept.length === blocks.length && kept.every((block, index) => block === blocks[index])
    ? kept
    : carried(kept);
}
