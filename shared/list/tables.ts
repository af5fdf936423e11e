import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';

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

/** The order of a list by a text: without case and accents, by code points, as lists are sorted and paged. */
export const alphabetical = (text: SQLWrapper): SQL => sql`(fold(${text}) collate "C")`;

/**
 * For a descending order in which whoever waits comes first, the longest waiting before all, and then the others, the
 * latest first: the time to a day that nobody reaches, negative for who does not wait.
 */
export const waitingFirst = (waits: SQLWrapper, since: SQLWrapper): SQL => {
  const left = sql`(timestamp '2200-01-01' - (${since} at time zone 'UTC'))`;
  return sql`(case when ${waits} then ${left} else -${left} end)`;
};

/** What the indexes of every list need of its table, and the further columns that those of one list need. */
export type ListedTable<Column extends string = never> = Record<
  'id' | 'userId' | 'deletedAt' | Column,
  ExtraConfigColumn
>;

/** The indexes of a list of records, called after their table; an order or a filter leaves out what is in the bin. */
export function listIndexes(of: string, table: ListedTable, ...within: ExtraConfigColumn[]) {
  const live = sql`${table.deletedAt} is null`;
  return {
    live,
    /** For the order by a value, within the account and the further columns. */
    sorted: (name: string, value: SQL) =>
      index(`${of}_by_${name}`)
        .on(table.userId, ...within, value, table.id)
        .where(live),
    /** For a filter by a column. */
    filtered: (name: string, column: ExtraConfigColumn) =>
      index(`${of}_of_${name}`).on(table.userId, column).where(live),
    /** For the filter by a column that is empty. */
    without: (name: string, column: ExtraConfigColumn) =>
      index(`${of}_without_${name}`).on(table.userId, table.id).where(sql`${live} and ${column} is null`),
    /** For what lies in the bin. */
    bin: () =>
      index(`${of}_bin`).on(table.userId, table.deletedAt).where(sql`${table.deletedAt} is not null`),
    /** For a search by parts of words. */
    searched: (name: string, ...by: (Partial<ExtraConfigColumn> | SQL)[]) =>
      index(`${of}_${name}`)
        .using('gin', table.userId, ...by)
        .with({ gin_pending_list_limit: 256 }),
  };
}
