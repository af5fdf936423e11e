import { type PGlite, type QueryOptions, types } from '@electric-sql/pglite';

/** The types that Drizzle reads as text, each with its array; PGlite has no names for arrays. */
const timeTypes = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1115, // timestamp[]
  1185, // timestamptz[]
  1187, // interval[]
  1182, // date[]
  1231, // numeric[]
];
const read = new Set(timeTypes.map(String));
const asText = (text: string) => text;

/** Lets a database answer days, times and intervals as PostgreSQL writes them. */
export function readTimesAsText(lite: PGlite): void {
  for (const type of timeTypes) lite.parsers[type] = asText;
}

/**
 * The options of a statement without readers that the database has anyway. With each statement Drizzle hands over the
 * same readers of times, and PGlite merges them with its own 450, one for each table: 0.6 ms, four times what a small
 * statement takes.
 */
export function withoutKnownReaders(options?: QueryOptions): QueryOptions | undefined {
  if (!options?.parsers || !Object.keys(options.parsers).every((type) => read.has(type))) return options;
  const { parsers: _, ...others } = options;
  return others;
}
