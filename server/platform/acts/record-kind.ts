import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isDeepStrictEqual } from 'node:util';
import type { Entity, RecordFields } from '../../../shared/acts/entities';
import type { Fields } from '../../../shared/acts/tables';
import type { Wire } from '../../../shared/http/wire';
import type { Announce } from '../announcements';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';

/** A table with the columns of `recordColumns`. */
export type RecordTable = PgTable &
  Record<'id' | 'userId' | 'createdAt' | 'updatedAt' | 'version' | 'deletedAt', PgColumn>;

/** The fields of a table's records, in the form in which PostgreSQL writes a row as JSON. */
export type FieldsOf<Table extends RecordTable> = Wire<
  Omit<Table['$inferSelect'], 'id' | 'userId' | 'version'>
>;

/** Ids of records by entity. */
export type RecordIds = { readonly [Of in Entity]?: readonly (number | null | undefined)[] };

/** Some ids of records with their entities. */
export const idsIn = (ids: RecordIds) => Object.entries(ids) as [Entity, NonNullable<RecordIds[Entity]>][];

type Name<OfKind> = keyof OfKind & string;

/** The name of a field of an entity's records. */
export type FieldName<Of extends Entity> = Name<RecordFields[Of]>;

/**
 * A kind of records whose entity is known at run time only. Code for all kinds, such as undo, gets the field names from
 * recorded events.
 */
export interface AnyKind<Of extends Entity = Entity, OfKind extends Fields = Fields> {
  /** The name of the entity in events. */
  entity: Of;
  table: RecordTable;
  /** Names of columns that are derived from other rows or columns; they are not recorded. */
  derived: readonly Name<OfKind>[];
  /** Names of columns that hold several fields by key; each key is undone separately. */
  keyed?: readonly Name<OfKind>[];
  /** The records whose derived columns depend on these fields of a record. */
  // Methods, so that kinds with different fields are assignable to this type.
  touches?(fields: Partial<OfKind>): RecordIds;
  /** Fields that have no meaning without the `on` fields: they are undone only if all of those are. */
  depending?: { on: readonly Name<OfKind>[]; fields: readonly Name<OfKind>[] };
  /** Finds fields of some records whose old values can no longer be stored, such as links to deleted records. */
  impossible?(...asked: Parameters<Impossible<OfKind>>): ReturnType<Impossible<OfKind>>;
}

/** An entity whose changes are recorded. Its row contains the whole record; lists of values are in a single column. */
export type RecordKind<Of extends Entity> = AnyKind<Of, RecordFields[Of]>;

/** Resolves to the names of the fields that cannot be written, by record. */
export type Impossible<OfKind> = (
  tx: Db,
  owner: Owner,
  records: readonly { id: number; fields: Partial<OfKind> }[],
) => Promise<Map<number, string[]>>;

/** A derivation of one entity. */
export interface DerivationOf<Of extends Entity> {
  entity: Of;
  /** Runs only for records in which one of these fields was changed; by default for all that an act touches. */
  when?: readonly FieldName<Of>[];
  refresh: (tx: Db, owner: Owner, ids: readonly number[], announce: Announce) => PromiseLike<unknown>;
}

/**
 * Updates derived columns or rows of a side table for some records in a few statements, or announces consequences.
 */
export type Derivation = { [Of in Entity]: DerivationOf<Of> }[Entity];

/** Finds which of the given records are linked from others. */
export interface Links {
  entity: Entity;
  linked: (tx: Db, owner: Owner, ids: readonly number[]) => PromiseLike<{ id: number }[]>;
}

/** The recorded columns of a kind by name. */
export function recordedColumns({
  table,
  derived,
}: Pick<AnyKind, 'table' | 'derived'>): [name: string, column: PgColumn][] {
  const apart = new Set(['id', 'userId', 'version', ...derived]);
  return Object.entries(getTableColumns(table)).filter(
    ([name, column]) => !apart.has(name) && column.generated === undefined,
  );
}

/** The names of the fields in `next` whose values differ from the record's; times are compared to the millisecond. */
export function differing(kind: AnyKind, record: Fields, next: Fields): string[] {
  const columns = new Map(recordedColumns(kind));
  return Object.keys(next).filter((name) => {
    const column = columns.get(name);
    if (!column) throw new Error(`${kind.entity} records no field called ${name}`);
    const [left, right] = [record[name] ?? null, next[name] ?? null];
    const isTime = column.getSQLType().startsWith('timestamp');
    return isTime ? timeOf(left) !== timeOf(right) : !isDeepStrictEqual(left, right);
  });
}

const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : value);
