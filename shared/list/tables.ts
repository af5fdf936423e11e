import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * For the search: the words of these columns without case and accents. Words with marks (O'Brien, an address, a
 * domain) are added in parts (o brien) and joined (obrien), words with umlauts also as mueller; see `search_words` in
 * the migrations and `spellings` in the search.
 */
export const foldedWords = (...columns: SQL[]): SQL =>
  sql`search_words(${sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  )})`;

/** For the index of a search: a column that a filter searches for words but the search does not read. */
export const containing = (column: AnyPgColumn): SQL => sql`(fold(' ' || ${column})) gin_trgm_ops`;
