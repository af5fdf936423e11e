import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Cursor } from './cursors';

/** A sort order of a list. One index on (owner, `by`, id) serves both directions. */
export interface Sort {
  by: SQL;
  /** The PostgreSQL type of `by`. */
  type: string;
  nullable: boolean;
  /** The expression for the values, if they are in another table. */
  side?: SideTable;
  /** Rows with a value of their own. */
  apart?: Apart;
}

/** Few rows that `where` finds by an index of its own, whose `by` no index of the list has; no value is null. */
export interface Apart {
  where: SQL;
  by: SQL;
}

/** A table with at most one row that meets `where` for each listed row; an index on (`by`, `row`) finds it. */
export interface SideTable {
  table: PgTable;
  /** The column that holds the id of the listed row. */
  row: PgColumn;
  where: SQL | undefined;
}

/** What a page reads: the rows that meet `where` on one side of `from`. */
interface Reach {
  table: PgTable;
  id: PgColumn;
  where: SQL | undefined;
  descending: boolean;
  from: Cursor | undefined;
  /** Whether `where` leaves only rows without a value. */
  allEmpty: boolean;
  rows: number;
}

const directionOf = ({ descending }: Reach) => ({
  direction: sql.raw(descending ? 'desc' : 'asc'),
  beyond: sql.raw(descending ? '<' : '>'),
});

/** The condition that a row with a value comes after the cursor. */
function afterValue({ by, type }: Sort, id: PgColumn, reach: Reach): SQL | undefined {
  const [value, last] = reach.from ?? [];
  if (value === undefined) return undefined;
  return sql`(${by}, ${id}) ${directionOf(reach).beyond} (${value}::${sql.raw(type)}, ${last}::int)`;
}

const afterEmpty = ({ from, id, ...reach }: Reach): SQL | undefined =>
  from?.[0] === null ? sql`${id} ${directionOf({ ...reach, id, from }).beyond} ${from[1]}::int` : undefined;

/**
 * Rows without a value come last in both directions. They are read only if the rows with a value do not fill the page,
 * because finding them is slow when there are few.
 */
export function pageSource(sort: Sort, reach: Reach): SQL {
  if (sort.apart) return withApart(sort, sort.apart, reach);
  const { withValue, withoutValue } = sort.side ? sideParts(sort, sort.side, reach) : ownParts(sort, reach);
  if (!sort.nullable) return withValue();
  if (reach.allEmpty || reach.from?.[0] === null) return withoutValue();
  return sql`with valued as materialized (${withValue()})
    select id, value from valued union all ${withoutValue(sql`(select count(*) from valued) < ${reach.rows}`)}`;
}

interface Parts {
  withValue: () => SQL;
  withoutValue: (condition?: SQL) => SQL;
}

/** Joins two scans of one index: rows with a value, then rows without. */
function ownParts(sort: Sort, reach: Reach): Parts {
  const { table, id, where, rows } = reach;
  const { by, nullable } = sort;
  const { direction } = directionOf(reach);
  const part = (...conditions: (SQL | undefined)[]) =>
    sql`(select ${id} as id, ${by} as value from ${table} where ${and(sql`true`, where, ...conditions)}
      order by ${by} ${direction}, ${id} ${direction} limit ${rows})`;
  return {
    withValue: () => part(nullable ? sql`${by} is not null` : undefined, afterValue(sort, id, reach)),
    withoutValue: (condition) => part(sql`${by} is null`, afterEmpty(reach), condition),
  };
}

/** Reads the side table in its order, then the rows without a value there. */
function sideParts(sort: Sort, side: SideTable, reach: Reach): Parts {
  const { table, id, where, rows } = reach;
  const { by, type } = sort;
  const { direction } = directionOf(reach);
  const hasValue = sql`select from ${side.table} where ${and(side.where, sql`${by} is not null`, sql`${side.row} = ${id}`)}`;
  return {
    withValue: () =>
      sql`select ${side.row} as id, ${by} as value from ${side.table} inner join ${table} on ${id} = ${side.row}
        where ${and(where, side.where, sql`${by} is not null`, afterValue(sort, side.row, reach))}
        order by ${by} ${direction}, ${side.row} ${direction} limit ${rows}`,
    withoutValue: (condition) =>
      sql`(select ${id} as id, null::${sql.raw(type)} as value from ${table}
        where ${and(where, sql`not exists (${hasValue})`, afterEmpty(reach), condition)}
        order by ${id} ${direction} limit ${rows})`,
  };
}

/** Reads the page of the rows in the order of the index and that of those apart, and merges the two. */
function withApart(sort: Sort, { where, by }: Apart, reach: Reach): SQL {
  const { direction } = directionOf(reach);
  const part = (own: Sort, condition: SQL) =>
    ownParts(own, { ...reach, where: and(reach.where, condition) }).withValue();
  return sql`select id, value from
    (${part(sort, sql`not (${where})`)} union all ${part({ ...sort, by }, where)}) as merged
    order by value ${direction}, id ${direction} limit ${reach.rows}`;
}
