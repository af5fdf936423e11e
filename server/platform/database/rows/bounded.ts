import { type SQL, sql } from 'drizzle-orm';

/** The rows of a query as a JSON array in one column of another. */
export const rowsAsJson = (query: SQL): SQL =>
  sql`(select coalesce(json_agg(found), '[]') from (${query}) as found)`;

/** The number of rows that a query finds, counted up to `most` + 1. The query selects and orders nothing. */
export const countedTo = (most: number, from: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (select ${from} limit ${most + 1}) as counted)`;

/** A time in ISO 8601, as JSON in a statement would not have it. */
export const isoTime = (time: SQL): SQL =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
