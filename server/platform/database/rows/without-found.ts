import { type SQL, sql } from 'drizzle-orm';

/** A JSON value without what a pattern finds in its text; keys and numbers hold no words. */
export const withoutFound = (value: SQL, pattern: string) =>
  sql`regexp_replace(${value}::text, ${pattern}, '…', 'gi')::jsonb`;
