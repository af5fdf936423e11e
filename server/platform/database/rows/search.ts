import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { spellings, typedWords } from './spellings';

/** Too short for the trigram index, except at the beginning of a word. */
const short = /^[\p{Script=Latin}\p{N}]{1,2}$/u;

/**
 * A text folded, for LIKE. Its wildcards are escaped after folding, because folding turns a full-width percent sign into
 * a plain one.
 */
export const literal = (word: string) => sql`regexp_replace(fold(${word}), '([\\\\%_])', '\\\\\\1', 'g')`;

/** The condition that a folded text contains another text; with `begins`, at the beginning of a word. */
const holding = (folded: SQLWrapper, text: string, begins: boolean) =>
  sql`${folded} like ${sql.raw(begins ? "'% '" : "'%'")} || ${literal(text)} || '%'`;

/** The condition that a word of a text from `search_words` begins with a typed word, in one of its spellings. */
export const beginningWith = (folded: SQLWrapper, word: string): SQL =>
  or(...spellings(word).map((spelling) => holding(folded, spelling, true))) ?? sql`true`;

/**
 * The condition that a folded text, which begins with a space, contains every typed word in any order; undefined if no
 * word is typed. With `begins`, the text comes from `search_words` and each typed word must begin one of its words.
 * Words of one or two letters or digits must always begin a word, because the index finds nothing shorter.
 */
export function searching(folded: SQLWrapper, typed = '', { begins = false } = {}): SQL | undefined {
  const conditions = typedWords(typed).map((word) =>
    begins ? beginningWith(folded, word) : holding(folded, word, short.test(word)),
  );
  return and(...conditions);
}
