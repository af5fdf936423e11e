import { readMigrationFiles } from 'drizzle-orm/migrator';
import { CommandRefused } from '../../command';
import type { Preparation } from '../../database/database';
import { preparationOf } from '../../jobs/boss';
import { migrationsFolder } from '../../project-root';
import {
  type AppliedMigration,
  librarySchemas,
  listApplied,
  listQueues,
  listTables,
  literal,
  ownFunctions,
  ownTables,
  quoted,
  within,
} from './catalog';
import { clientWithin, type Session } from './session';

const known = () => readMigrationFiles({ migrationsFolder });

/** Throws when a database or backup has migrations that this version does not know. */
export function refuseNewer(applied: readonly AppliedMigration[], what: string): void {
  const times = new Set(known().map(({ folderMillis }) => folderMillis));
  if (applied.some(({ at }) => !times.has(at)))
    throw new CommandRefused(`${what} was written by a newer version of QuorumIA. Use that version.`);
}

const arrayOf = (names: string[]) => `array[${names.map(literal).join(', ')}]::text[]`;

/**
 * Drops the tables and functions of every migration and the schemas of the libraries in the open transaction. Objects
 * of other programs stay.
 */
export async function dropEverything(session: Session): Promise<void> {
  await session.run(`do $$
    declare one text;
    begin
      for one in select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname = any (${arrayOf(ownTables())}) loop
        execute 'drop table if exists ' || one || ' cascade';
      end loop;
      for one in select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public' and p.proname = any (${arrayOf(ownFunctions())})
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
        execute 'drop function if exists ' || one;
      end loop;
    end $$`);
  for (const schema of librarySchemas) await session.run(`drop schema if exists ${quoted(schema)} cascade`);
}

/** Created as drizzle's migrator creates it; the migrator later continues with it. */
const recordOfMigrations = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;

async function applyWhere(session: Session, isWanted: (at: number) => boolean) {
  for (const { folderMillis, hash, sql } of known()) {
    if (!isWanted(folderMillis)) continue;
    for (const statement of sql) await session.run(statement);
    await session.run(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values (${literal(hash)}, ${folderMillis})`,
    );
  }
}

/** The migrations that were applied to a database, and the names of its job queues. */
interface Schema {
  migrations: readonly AppliedMigration[];
  queues: string[];
}

/** Creates the tables in the state after these migrations, with these queues. */
export async function createSchema(session: Session, { migrations, queues }: Schema): Promise<void> {
  await session.run(recordOfMigrations);
  const applied = new Set(migrations.map(({ at }) => at));
  await applyWhere(session, (at) => applied.has(at));
  await preparationOf(queues).run(clientWithin(session));
}

/** Whether a database has exactly these migrations and queues, and no table of another program refers to ours. */
export async function hasSchema(session: Session, { migrations, queues }: Schema): Promise<boolean> {
  const times = (applied: readonly AppliedMigration[]) => applied.map(({ at }) => at).join();
  const isSame = times(await listApplied(session)) === times(migrations);
  if (!isSame || (await listQueues(session)).join() !== queues.join()) return false;
  const tables = within(await listTables(session));
  const [row] = await session.texts(
    `select count(*)::text from pg_constraint
      where contype = 'f' and confrelid in ${tables} and conrelid not in ${tables}`,
  );
  return row?.[0] === '0';
}

/** Removes all rows of the tables in the open transaction, and brings those of pg-boss to this version. */
export async function emptyTables(session: Session, { queues }: Schema): Promise<void> {
  await preparationOf(queues).run(clientWithin(session));
  const names = (await listTables(session)).map(({ schema, name }) => quoted(schema, name));
  await session.run(`truncate ${names.join(', ')}`);
}

/** Applies the later migrations and runs the preparation of every start. */
export async function migrateOn(
  session: Session,
  migrations: readonly AppliedMigration[],
  preparation: Preparation,
): Promise<void> {
  const last = Math.max(0, ...migrations.map(({ at }) => at));
  await applyWhere(session, (at) => at > last);
  await preparation.run(clientWithin(session));
}
