import type { Block } from '../../../../../shared/marketing/campaigns/piece';

/** The kinds of blocks that a model writes; lists, quotations, steps, questions and pairs are the owner's own words. */
export const freeKinds = ['text', 'heading'] as const;

const kindOf = ({ kind = 'text' }: Pick<Block, 'kind'>) => kind;

/** Whether a model may write a block in other words. */
export const isFree = (block: Pick<Block, 'kind'>): boolean =>
  (freeKinds as readonly string[]).includes(kindOf(block));

/**
 * The template's blocks with the model's words where it may write: the first block of each part and kind gets the
 * first one of the answer, and so on. Blocks without a counterpart keep the template's text, and surplus ones are
 * dropped.
 */
export function withFreeBlocks(template: readonly Block[], answer: readonly Block[]): Block[] {
  const left = [...answer];
  return template.map((block) => {
    if (!isFree(block)) return block;
    const at = left.findIndex((one) => one.part === block.part && kindOf(one) === kindOf(block));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found && found.lines.length > 0 ? { ...block, lines: found.lines } : block;
  });
}
