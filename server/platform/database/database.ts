import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { QueryClient } from './query-client';

/**
 * What every query takes: the database itself, or a transaction on it. Inside a transaction only the `tx`
 * it hands out may be used: the embedded database has one session, and would wait for itself.
 */
export type Db = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

/** What is made beside the migrations, while nobody else opens the database. */
export interface Preparation {
  /** Another one stands for another preparation, so that a stored snapshot is made anew. */
  version: string;
  run(client: QueryClient): Promise<void>;
}

/** An open database, embedded or PostgreSQL. */
export interface OpenDatabase {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** For the libraries that write their own SQL (sessions, rate limits, jobs). */
  client: QueryClient;
  close(): Promise<void>;
}
