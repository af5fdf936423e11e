import { and, eq, getTableName, is, SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Entity } from '../../../shared/acts/entities';
import type { Actor, Fields, Origin } from '../../../shared/acts/tables';
import { events } from '../../../shared/acts/tables';
import type { Db } from '../database/database';
import { among } from '../database/rows/many';
import type { Owner } from '../database/rows/owner';
import { readRows } from '../database/rows/read-rows';
import { type AnyKind, recordedColumns } from './record-kind';

/** A stored record: its recorded fields, as PostgreSQL writes them in JSON. */
export interface StoredRecord<OfKind extends Fields = Fields> {
  id: number;
  version: number;
  fields: OfKind;
}

/** All recorded fields of a record. */
type Row = Fields & { id: number };

const namesOf = (columns: [string, PgColumn][]) =>
  sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );

/** The rows of a JSON list in the form of the table. */
const rowsOf = (kind: AnyKind, rows: readonly Row[]): SQL => {
  const columns = [...recordedColumns(kind), ['id', kind.table.id] as [string, PgColumn]];
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([name, column]) => [column.name, row[name] ?? null])),
  );
  return sql`jsonb_populate_recordset(null::${sql.identifier(getTableName(kind.table))}, ${JSON.stringify(named)}::jsonb)`;
};

/**
 * The recorded fields of a row as one JSON object, built in parts because PostgreSQL functions take at most 100
 * arguments.
 */
function fieldsOf<OfKind extends Fields>(kind: AnyKind<Entity, OfKind>): SQL<OfKind> {
  const pairs = recordedColumns(kind).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  const parts = inParts(pairs, 40).map((part) => sql`jsonb_build_object(${sql.join(part, sql`, `)})`);
  return sql<OfKind>`${sql.join(parts, sql` || `)}`;
}

const stored = <OfKind extends Fields>(kind: AnyKind<Entity, OfKind>) => ({
  id: sql<number>`${kind.table.id}`,
  version: sql<number>`${kind.table.version}`,
  fields: fieldsOf(kind),
});

const ofOwner = (owner: Owner, { table }: AnyKind, ids: readonly number[]) =>
  and(eq(table.userId, owner), among(table.id, ids));

/** Locks records in the order of their ids, and reads them; records of other owners are skipped. */
export const lockRecords = <OfKind extends Fields>(
  tx: Db,
  owner: Owner,
  kind: AnyKind<Entity, OfKind>,
  ids: readonly number[],
): PromiseLike<StoredRecord<OfKind>[]> =>
  tx
    .select(stored(kind))
    .from(kind.table)
    .where(ofOwner(owner, kind, ids))
    .orderBy(kind.table.id)
    .for('update');

/** Locks the records of this owner in the order of their ids, without preventing new links to them. */
export const holdRecords = (
  tx: Db,
  owner: Owner,
  kind: AnyKind,
  ids: readonly number[],
): PromiseLike<unknown> =>
  tx
    .select({ id: kind.table.id })
    .from(kind.table)
    .where(ofOwner(owner, kind, ids))
    .orderBy(kind.table.id)
    .for('no key update');

function inParts<Item>(items: Item[], size: number): Item[][] {
  const parts: Item[][] = [];
  for (let from = 0; from < items.length; from += size) parts.push(items.slice(from, from + size));
  return parts;
}

/** Takes ids from the table's sequence, so that rows can name each other before they are inserted. */
export async function takeIds(tx: Db, { table }: AnyKind, count: number): Promise<number[]> {
  if (count === 0) return [];
  const sequence = sql.raw(`'${getTableName(table)}'`);
  const rows = await readRows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence(${sequence}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

/** The values of the columns that a new record does not name. */
export function withDefaults(kind: AnyKind, fields: Fields, now: Date): Fields {
  const filled = recordedColumns(kind).map(([name, column]) => {
    if (fields[name] !== undefined) return [name, fields[name]];
    if (!column.hasDefault || column.default === undefined) return [name, null];
    if (!is(column.default, SQL)) return [name, column.default];
    return [name, column.dataType === 'array' ? [] : now.toISOString()];
  });
  return Object.fromEntries(filled) as Fields;
}

/** Inserts records and resolves to them as they are stored now. */
export async function insertRecords(tx: Db, owner: Owner, kind: AnyKind, rows: readonly Row[]) {
  const names = namesOf(recordedColumns(kind));
  return answered(
    await tx.execute(
      sql`insert into ${kind.table} (id, user_id, ${names}) select id, ${owner}::int, ${names} from ${rowsOf(kind, rows)}
        ${returning(kind)}`,
    ),
  );
}

/** Writes all recorded columns of records, counts their versions up, and resolves to them as they are stored now. */
export async function updateRecords(tx: Db, owner: Owner, kind: AnyKind, rows: readonly Row[]) {
  const { table } = kind;
  const set = recordedColumns(kind).map(
    ([, { name }]) => sql`${sql.identifier(name)} = next.${sql.identifier(name)}`,
  );
  return answered(
    await tx.execute(
      sql`update ${table} set ${sql.join(set, sql`, `)}, version = ${table.version} + 1
        from ${rowsOf(kind, rows)} as next where ${table.id} = next.id and ${table.userId} = ${owner} ${returning(kind)}`,
    ),
  );
}

const returning = (kind: AnyKind) => {
  const { id, version, fields } = stored(kind);
  return sql`returning ${id} as id, ${version} as version, ${fields} as fields`;
};

const answered = (result: unknown) => (result as { rows: StoredRecord[] }).rows;

/** Deletes rows permanently, including those in the bin. */
export const deleteRecords = (
  tx: Db,
  owner: Owner,
  kind: AnyKind,
  ids: readonly number[],
): PromiseLike<unknown> => tx.delete(kind.table).where(ofOwner(owner, kind, ids));

/** The change of one record in an act. */
export interface NewEvent {
  verb: (typeof events.$inferInsert)['verb'];
  entity: Entity;
  entityId: number;
  origin: Origin;
  before: Fields;
  after: Fields;
  /** When it happened, where that is not the time of the act. */
  at?: unknown;
}

/** Stores the events of an act in one statement. */
export async function insertEvents(
  tx: Db,
  { owner, act, actor, at }: { owner: Owner; act: string; actor: Actor; at: Date },
  list: readonly NewEvent[],
): Promise<void> {
  const shared = sql`${owner}::int, coalesce(one.at, ${at.toISOString()}::timestamptz), ${JSON.stringify(actor)}::jsonb, ${act}::uuid`;
  await tx.execute(
    sql`insert into ${events} (user_id, at, actor, act, verb, entity, entity_id, origin, before, after)
      select ${shared}, verb, entity, "entityId", origin, before, after
      from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
        as one (verb text, entity text, "entityId" int, origin jsonb, before jsonb, after jsonb, at timestamptz)`,
  );
}
