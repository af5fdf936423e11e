import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import { preparation } from '../features';
import type { Db, OpenDatabase } from '../platform/database/database';
import { openInMemory } from '../platform/database/embedded/embedded';
import { openPostgres } from '../platform/database/postgres/postgres';
import { readRows } from '../platform/database/rows/read-rows';

let opened: Promise<OpenDatabase> | undefined;

/** The worker's database, emptied: in memory, or on PostgreSQL if TEST_DATABASE_URL is set. */
export async function emptyDatabase(): Promise<OpenDatabase> {
  opened ??= open();
  const database = await opened;
  await database.db.execute(sql`select testing.delete_all()`);
  for (const key of droppedKeys.splice(0)) await database.db.execute(sql.raw(key));
  return database;
}

async function open(): Promise<OpenDatabase> {
  const database = await (inject('postgres') ? clonePostgres() : openInMemory(inject('snapshot')));
  const tables = await rowsOf<{ name: string }>(
    database.db,
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where (n.nspname = 'public' and c.relkind = 'r') or (n.nspname = 'pgboss' and c.relname in ('job', 'archive'))
      order by c.oid desc`,
  );
  await database.db.execute(sql`create schema testing`);
  await database.db.execute(sql.raw(deletingAll(tables.map(({ name }) => name))));
  return database;
}

/**
 * A function that deletes the rows of all tables and restarts the ids at 1; its plan is kept, which a statement's is not.
 * It does not truncate, because that makes new files for every table and index, which takes a second. The newest table
 * comes first, since it refers to older ones; a table whose rows are still referenced is retried.
 */
const deletingAll = (
  tables: readonly string[],
) => `create function testing.delete_all() returns void language plpgsql as $$
  declare name text; filled text[] := '{}'; waiting text[];
  begin
    ${tables.map((table) => `if exists (select from ${table}) then filled := filled || '${table}'::text; end if;`).join('\n')}
    while cardinality(filled) > 0 loop
      waiting := '{}';
      foreach name in array filled loop
        begin
          execute 'delete from ' || name;
        exception when integrity_constraint_violation then
          waiting := waiting || name;
        end;
      end loop;
      if cardinality(waiting) = cardinality(filled) then
        raise exception 'tables that refer to each other: %', waiting;
      end if;
      filled := waiting;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`;

async function clonePostgres(): Promise<OpenDatabase> {
  const given = inject('postgres');
  if (!given) throw new Error('TEST_DATABASE_URL is not set');
  const name = `${given.template}_${process.pid}_${Date.now()}`;
  const server = new pg.Client({ connectionString: given.url });
  await server.connect();
  await server.query(`create database ${name} template ${given.template}`);
  await server.end();
  const directUrl = onDatabase(given.url, name);
  return openPostgres(given.pooler ? onDatabase(given.pooler, name) : directUrl, preparation, { directUrl });
}

const onDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Runs a raw query and returns its rows. */
export const rowsOf = <Row = Record<string, unknown>>(db: Db, query: string): Promise<Row[]> =>
  readRows<Row>(db, sql.raw(query));

/** What adds again the keys that a test has dropped, once the database is emptied for the next one. */
const droppedKeys: string[] = [];

/** Drops the keys of tables, for rows that stand for another account's without everything that they refer to. */
export async function dropKeys(db: Db, ...tables: string[]): Promise<void> {
  for (const table of tables) {
    const keys = await rowsOf<{ name: string; definition: string }>(
      db,
      `select conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and conrelid = '${table}'::regclass`,
    );
    for (const { name, definition } of keys) {
      await rowsOf(db, `alter table ${table} drop constraint "${name}"`);
      droppedKeys.push(`alter table ${table} add constraint "${name}" ${definition}`);
    }
  }
}
