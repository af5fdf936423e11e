import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../../project-root';
import type { Session } from './session';

/** A table with its stored columns; generated columns are left out. */
export interface StoredTable {
  schema: string;
  name: string;
  columns: string[];
}

/** The last value of a sequence, and whether it has been used. */
export interface SequenceValue {
  schema: string;
  name: string;
  value: string;
  isCalled: boolean;
}

/** Quotes an identifier. */
export const quoted = (...names: string[]) =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

/** Quotes a string. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The schemas of the libraries, which contain nothing else. */
export const librarySchemas = ['drizzle', 'pgboss'];

/** The names that the migrations create in `public`; other programs may have objects there too. */
function namesCreated(pattern: RegExp): string[] {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const texts = files.map((name) => readFileSync(join(migrationsFolder, name), 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name as string)))];
}

/** The tables of all migrations, in `public`. */
export const ownTables = () => namesCreated(/create table (?:if not exists )?"?(\w+)"?/gi);

/** The functions of all migrations, in `public`. */
export const ownFunctions = () => namesCreated(/create (?:or replace )?function "?(\w+)"?/gi);

const listOf = (names: string[]) => names.map(literal).join(', ');

/**
 * Selects the tables of QuorumIA; partitions are read through their table. The version of pg-boss is that of the
 * program, not that of the rows.
 */
const isOurs =
  () => `(n.nspname in (${listOf(librarySchemas)}) and (n.nspname, c.relname) <> ('pgboss', 'version')
  or n.nspname = 'public' and c.relname in (${listOf(ownTables())}))`;

/** The tables of QuorumIA that exist in the database. */
export async function listTables(session: Session): Promise<StoredTable[]> {
  const rows = await session.texts(`
    select n.nspname::text, c.relname::text,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '')::text
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${isOurs()}
    order by n.nspname::text collate "C", c.relname::text collate "C"`);
  return rows.map(([schema, name, columns]) => ({
    schema: schema as string,
    name: name as string,
    columns: JSON.parse(columns as string) as string[],
  }));
}

/** Selects the identifiers of the tables and their partitions, for `in`. */
export function within(tables: readonly StoredTable[]): string {
  const oids = tables.map(({ schema, name }) => `to_regclass(${literal(quoted(schema, name))})`).join(', ');
  return `(select oid from pg_class where oid in (${oids})
    union all select inhrelid from pg_inherits where inhparent in (${oids}))`;
}

/** The tables in `public` that no migration creates; a backup leaves them out. */
export async function listForeignTables(session: Session): Promise<string[]> {
  const rows = await session.texts(`
    select c.relname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname = 'public' and not c.relispartition and not ${isOurs()}
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`);
  return rows.map(([name]) => name as string);
}

/** The current values of the sequences of our tables. */
export async function listSequences(session: Session): Promise<SequenceValue[]> {
  const rows = await session.texts(`
    select s.schemaname::text, s.sequencename::text, coalesce(s.last_value, s.start_value)::text,
      (s.last_value is not null)::text
    from pg_sequences s
    join pg_depend d on d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass
      and d.deptype in ('a', 'i') and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
    join pg_class c on c.oid = d.refobjid join pg_namespace n on n.oid = c.relnamespace
    where ${isOurs()}
    order by 1, 2`);
  return rows.map(([schema, name, value, isCalled]) => ({
    schema: schema as string,
    name: name as string,
    value: value as string,
    isCalled: isCalled === 'true',
  }));
}

/** A row in drizzle's table of migrations: when it was generated (milliseconds since 1970), and its hash. */
export interface AppliedMigration {
  at: number;
  hash: string;
}

const exists = async (session: Session, table: string) => {
  const [row] = await session.texts('select to_regclass($1)::text', [table]);
  return typeof row?.[0] === 'string';
};

/** The applied migrations; none on an empty database. */
export async function listApplied(session: Session): Promise<AppliedMigration[]> {
  if (!(await exists(session, 'drizzle.__drizzle_migrations'))) return [];
  const rows = await session.texts(
    'select created_at::text, hash::text from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(([at, hash]) => ({ at: Number(at), hash: hash as string }));
}

/** The job queues; each has its own table. */
export async function listQueues(session: Session): Promise<string[]> {
  if (!(await exists(session, 'pgboss.queue'))) return [];
  const rows = await session.texts('select name::text from pgboss.queue order by name collate "C"');
  return rows.map(([name]) => name as string);
}
