import { fold } from '../../grammar/words/fold';

/** The words of a text, folded, numbers and codes with digits left out. */
export const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}'’]+/gu) ?? []).filter((token) => !/\p{N}/u.test(token));

/** The tokens of a text, folded. */
export const tokensOf = (text: string): string[] =>
  fold(text).match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
