import { plainText } from '../plain-text';

/** How a word must begin, without case and accents, to bring in a module. Both languages always apply. */
export const keywords = {
  departmentName: ['sales', 'marketing', 'venta'],
  departmentFunction: ['data', 'analy', 'dato', 'anali'],
  problem: ['manual', 'repetitiv', 'slow', 'time', 'lent', 'tiempo'],
  strength: ['data', 'information', 'histor', 'dato', 'informacion'],
} as const;

// Begins with a letter or digit, not a mark: the invisible end of an emoji such as ⚠️ is a mark.
const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** A word as it is written in a text, and where it starts. */
export interface FoundWord {
  word: string;
  at: number;
}

/** The first whole word of a text that begins with one of the keywords. */
export function findKeyword(text: string, beginnings: readonly string[]): FoundWord | undefined {
  for (const { 0: word, index: at } of text.matchAll(words)) {
    const plain = plainText(word);
    if (beginnings.some((beginning) => plain.startsWith(beginning))) return { word, at };
  }
  return undefined;
}
