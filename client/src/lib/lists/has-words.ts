import { plainText } from '@shared/plain-text';

/** Whether each word of a search occurs in one of the texts, in any case, accents and order. */
export function hasWords(texts: readonly string[], search: string): boolean {
  const text = plainText(texts.join('\n'));
  return plainText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
