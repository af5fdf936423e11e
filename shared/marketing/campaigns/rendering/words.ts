import type { Block, Line } from '../piece';
import { cleaned } from './cleaned';

const shown: Record<NonNullable<Block['kind']>, (line: Line, index: number) => string> = {
  text: ({ text }) => cleaned(text),
  heading: ({ text }) => cleaned(text),
  quote: ({ text }) => cleaned(text),
  list: ({ text }) => `• ${cleaned(text)}`,
  steps: ({ text }, index) => `${index + 1}. ${cleaned(text)}`,
  questions: ({ text, label }) => [cleaned(label ?? ''), cleaned(text)].filter(Boolean).join('\n'),
  pairs: ({ text, label }) => [cleaned(label ?? ''), cleaned(text)].filter(Boolean).join(': '),
};

/** A block as plain text: sentences in a row, everything else line by line. */
export const blockText = ({ kind = 'text', lines }: Block): string =>
  lines
    .filter(({ text }) => cleaned(text) !== '')
    .map(shown[kind])
    .join(kind === 'text' ? ' ' : '\n');

/** The paragraphs of a text: a heading stands on the line above what it belongs to; empty blocks are left out. */
export function paragraphsOf(blocks: readonly Block[]): string[] {
  const paragraphs: string[] = [];
  let heading = '';
  for (const block of blocks) {
    const text = [heading, blockText(block)].filter(Boolean).join('\n');
    if (block.kind !== 'heading' && text !== '') paragraphs.push(text);
    heading = block.kind === 'heading' ? text : '';
  }
  return heading === '' ? paragraphs : [...paragraphs, heading];
}
