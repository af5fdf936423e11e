import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Too short for a trigram, except at the beginning of a word. */
const short = /^[\p{Script=Latin}\p{N}]{1,2}$/u;

/** Escapes after folding, because folding turns a full-width percent sign into a plain one. */
const literal = (word: string) => sql`regexp_replace(fold(${word}), '([\\\\%_])', '\\\\\\1', 'g')`;

/**
 * The condition that a folded text, which begins with a space, contains every typed word in any order; undefined when
 * no word is typed. With `begins`, each word must begin a word of the text; one of one or two letters or digits always
 * must, because the index finds nothing shorter.
 */
export function searching(folded: SQLWrapper, typed = '', { begins = false } = {}): SQL | undefined {
  const words = new Set(typed.normalize('NFC').split(/\s+/).filter(Boolean));
  const patterns = [...words].map(
    (word) =>
      sql`${folded} like ${sql.raw(begins || short.test(word) ? "'% '" : "'%'")} || ${literal(word)} || '%'`,
  );
  return and(...patterns);
}
