import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Listen } from './notices';
import type { QueryClient } from './query-client';

/**
 * The first argument of every query: the database or a transaction. Inside a transaction use only its `tx`: the
 * embedded database has one session, so a query on `db` would deadlock.
 */
export type Db = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

/** Objects that are created together with the migrations, while no other instance uses the database. */
export interface Preparation {
  /** Changes with the preparation, so that a stored snapshot is rebuilt. */
  version: string;
  run(client: QueryClient): Promise<void>;
}

/** An open database, embedded or PostgreSQL. */
export interface OpenDatabase {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** For libraries that bring their own SQL (sessions, rate limits, jobs). */
  client: QueryClient;
  /** Receives notifications, of this instance and of the others. */
  listen: Listen;
  /** The connections of the pool; the embedded database has none. */
  connections?: () => { busy: number; idle: number; waiting: number };
  /** Stops all statements of the embedded database while `work` runs, so that its files can be copied. */
  hold?: (work: () => Promise<void>) => Promise<void>;
  close(): Promise<void>;
}
