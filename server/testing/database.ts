import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import { preparation } from '../features';
import type { Db, OpenDatabase } from '../platform/database/database';
import { openInMemory } from '../platform/database/embedded';
import { openPostgres } from '../platform/database/postgres';
import { readRows } from '../platform/database/rows/read-rows';

let opened: Promise<OpenDatabase> | undefined;

/** The worker's database, emptied: in memory, or on PostgreSQL when the suite uses it. */
export async function emptyDatabase(): Promise<OpenDatabase> {
  opened ??= inject('postgres') ? clonePostgres() : openInMemory(inject('snapshot'));
  const database = await opened;
  await database.db.execute(sql.raw(truncateAll));
  return database;
}

const truncateAll = `do $$
  declare names text;
  begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into names
      from pg_tables where schemaname = 'public' or (schemaname = 'pgboss' and tablename in ('job', 'archive'));
    execute 'truncate ' || names || ' restart identity cascade';
  end $$`;

async function clonePostgres(): Promise<OpenDatabase> {
  const given = inject('postgres');
  if (!given) throw new Error('TEST_DATABASE_URL is not set');
  const name = `${given.template}_${process.pid}_${Date.now()}`;
  const server = new pg.Client({ connectionString: given.url });
  await server.connect();
  await server.query(`create database ${name} template ${given.template}`);
  await server.end();
  return openPostgres(Object.assign(new URL(given.url), { pathname: `/${name}` }).href, preparation);
}

/** Runs a raw query and returns its rows. */
export const rowsOf = <Row = Record<string, unknown>>(db: Db, query: string): Promise<Row[]> =>
  readRows<Row>(db, sql.raw(query));
