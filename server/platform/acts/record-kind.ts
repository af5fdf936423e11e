import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../../../shared/acts/tables';
import type { Wire } from '../../../shared/http/wire';
import type { Announce } from '../announcements';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';

/** A table with the columns of `recordColumns`. */
export type RecordTable = PgTable &
  Record<'id' | 'userId' | 'createdAt' | 'updatedAt' | 'version' | 'deletedAt', PgColumn>;

/** Ids of records by entity. */
export type RecordIds = Record<string, readonly (number | null | undefined)[]>;

/** The fields of a table's records, as PostgreSQL writes a row in JSON. */
export type FieldsOf<Table extends RecordTable> = Wire<
  Omit<Table['$inferSelect'], 'id' | 'userId' | 'version'>
>;

type Name<OfKind> = keyof OfKind & string;

/** An entity whose changes are recorded. A record is one row; a field with several values is one column. */
export interface RecordKind<OfKind extends Fields = Fields> {
  /** The name of the entity in events. */
  entity: string;
  table: RecordTable;
  /** Names of columns that are derived from other rows or columns; they are not recorded. */
  derived: readonly Name<OfKind>[];
  /** Names of columns that hold several fields by key; each key is undone separately. */
  keyed?: readonly Name<OfKind>[];
  /** The records whose derived columns depend on these fields of a record. */
  // Declared as a method, so that kinds with different fields fit into one list.
  touches?(fields: Partial<OfKind>): RecordIds;
  /** Fields that have no meaning without the first ones: they are undone only if all of the first ones are. */
  depending?: { on: readonly Name<OfKind>[]; fields: readonly Name<OfKind>[] };
  /** Finds the fields of some records that cannot get their former value back, such as links to deleted records. */
  impossible?: Impossible;
}

/** A kind, which gives the record's fields their types, or the name of its entity. */
export type KindOrName<OfKind extends Fields> = RecordKind<OfKind> | string;

/** The name of an entity. */
export const entityOf = (kind: { entity: string } | string): string =>
  typeof kind === 'string' ? kind : kind.entity;

/** Resolves to the names of the fields that cannot be written, by record. */
export type Impossible = (
  tx: Db,
  owner: Owner,
  records: readonly { id: number; fields: Fields }[],
) => Promise<Map<number, string[]>>;

/**
 * Updates derived columns or rows of a side table for some records in a few statements, or announces consequences.
 */
export interface Derivation {
  entity: string;
  /** Runs only for records in which one of these fields changed; by default for every record that the act touches. */
  when?: readonly string[];
  refresh: (tx: Db, owner: Owner, ids: readonly number[], announce: Announce) => PromiseLike<unknown>;
}

/** Finds which of the given records are linked from others. */
export interface Links {
  entity: string;
  linked: (tx: Db, owner: Owner, ids: readonly number[]) => PromiseLike<{ id: number }[]>;
}

/** The recorded columns of a kind by name. */
export function recordedColumns({ table, derived }: RecordKind): [name: string, column: PgColumn][] {
  const apart = new Set(['id', 'userId', 'version', ...derived]);
  return Object.entries(getTableColumns(table)).filter(
    ([name, column]) => !apart.has(name) && column.generated === undefined,
  );
}

/** The names of the fields in `next` that differ from the record; times are compared to the millisecond. */
export function differing(kind: RecordKind, record: Fields, next: Fields): string[] {
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
