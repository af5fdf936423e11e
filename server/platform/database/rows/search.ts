import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Too short for a trigram, unless it begins a word. */
const short = /^[\p{Script=Latin}\p{N}]{1,2}$/u;

/** Escaped after folding, which makes a plain percent sign of a wide one. */
const literal = (word: string) => sql`regexp_replace(fold(${word}), '([\\\\%_])', '\\\\\\1', 'g')`;

/**
 * Whether each word typed, in any order, stands in a folded text that begins with a space; undefined when none is typed.
 * A word of one or two letters or digits has to begin a word there, so that the index can find it as well.
 */
export function searching(folded: SQLWrapper, typed = ''): SQL | undefined {
  const words = new Set(typed.normalize('NFC').split(/\s+/).filter(Boolean));
  const patterns = [...words].map(
    (word) => sql`${folded} like ${sql.raw(short.test(word) ? "'% '" : "'%'")} || ${literal(word)} || '%'`,
  );
  return and(...patterns);
}
