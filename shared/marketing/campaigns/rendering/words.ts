import type { Block } from '../piece';
import { cleaned } from './cleaned';

/** The paragraphs of a text: each block's sentences in a row; empty ones are left out. */
export const paragraphsOf = (blocks: readonly Block[]): string[] =>
  blocks.map(({ lines }) => cleaned(lines.map(({ text }) => text).join(' '))).filter(Boolean);
