import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** For the search: the words in these columns, those inside an address or a domain too, without case and accents. */
export const foldedWords = (...columns: SQL[]): SQL => {
  const joined = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  return sql`fold(' ' || ${joined} || ' ' || regexp_replace(${joined}, '[@._/:+-]+', ' ', 'g'))`;
};

/** For the index of a search: a column that the search does not read, but that a filter looks for words in. */
export const containing = (column: AnyPgColumn): SQL => sql`(fold(' ' || ${column})) gin_trgm_ops`;
