import type { KnownLine, KnownTexts } from '@shared/consulting/report/stored/known-lines';
import type { TextBlock, TextSection } from '@shared/consulting/report/stored/text-sections';

export type FindItem = (item: TextBlock[]) => KnownLine | undefined;

/** Finds what an item is about; of items with the same line, the first is about the first record. */
export function knownItems(sections: TextSection[], known: KnownTexts | undefined): FindItem {
  const found = new Map<TextBlock[], KnownLine>();
  const met = new Map<string, number>();
  const visit = (blocks: TextBlock[]) => {
    for (const block of blocks) {
      if (block.kind !== 'list') continue;
      for (const item of block.items) {
        const line = firstLineOf(item);
        const lines = known?.lines.get(line) ?? [];
        const index = met.get(line) ?? 0;
        met.set(line, index + 1);
        const one = lines[Math.min(index, lines.length - 1)];
        if (one) found.set(item, one);
        visit(item);
      }
    }
  };
  for (const { blocks } of sections) visit(blocks);
  return (item) => found.get(item);
}

const firstLineOf = ([first]: TextBlock[]) => (first?.kind === 'lines' ? first.lines[0]! : '');
