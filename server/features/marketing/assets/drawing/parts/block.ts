import type { Item } from '../scene';

/** A group of items that knows its size before it has its place. */
export interface Block {
  width: number;
  height: number;
  at: (x: number, y: number) => Item[];
}

/** Blocks below each other, left edges aligned. */
export function stack(blocks: readonly Block[], gap: number): Block {
  return {
    width: Math.max(0, ...blocks.map(({ width }) => width)),
    height: blocks.reduce((sum, { height }) => sum + height, Math.max(0, blocks.length - 1) * gap),
    at: (x, y) => {
      let top = y;
      return blocks.flatMap((block) => {
        const items = block.at(x, top);
        top += block.height + gap;
        return items;
      });
    },
  };
}
