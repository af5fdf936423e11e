/**
 * A text without case and accents, for finding words. A character stays one character, so that positions in the text
 * do not change.
 */
export const plainText = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** A text without case, accents, compatibility forms and special spaces, for comparing what people write. */
export const folded = (text: string) => plainText(text.normalize('NFKD')).replace(/\s+/g, ' ').trim();

/** The letters and digits of a text, without case and accents: `First Name`, `first_name` and `firstName` are one. */
export const lettersOf = (text: string) => folded(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The parts of a text between separators, trimmed. A pattern such as `\s*,\s*` would take quadratic time. */
export const splitAt = (text: string, mark: string | RegExp): string[] =>
  text.split(mark).map((part) => part.trim());

/** A text as its words between single spaces, with one before and one behind. */
const spaced = (text: string) =>
  ` ${folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether some words occur in a text as whole words, in their order; an empty name occurs nowhere. */
export const hasWords = (text: string, words: string): boolean =>
  spaced(words).trim() !== '' && spaced(text).includes(spaced(words));
