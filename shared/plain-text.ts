/**
 * A text without case and accents, to find words in it. A letter written as one character stays one, so that places in
 * the text stay where they are.
 */
export const plainText = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** A text without case, accents, compatibility forms and spaces that do not part words, to compare what people write. */
export const folded = (text: string) => plainText(text.normalize('NFKD')).replace(/\s+/g, ' ').trim();

/** The letters and digits of a text, without case and accents: `First Name`, `first_name` and `firstName` are one. */
export const lettersOf = (text: string) => folded(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The parts of a text between marks, without spaces around them. A pattern such as `\s*,\s*` would take the square of its length. */
export const splitAt = (text: string, mark: string | RegExp): string[] =>
  text.split(mark).map((part) => part.trim());
