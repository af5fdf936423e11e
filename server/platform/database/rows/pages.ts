import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Order } from '../../../../shared/list/list-query';
import { countedTo, type Counted, type Page } from '../../../../shared/list/page';
import { pageLimits } from '../../../../shared/list/list-query';
import { type Cursor, cursorText, fingerprintOf, readCursor, whileCursorFits } from './cursors';
import type { Db } from '../database';
import { pageSource, type Sort } from './page-source';

/** Sorts by the plain value of a column. */
export const columnSort = (column: PgColumn): Sort => ({
  by: sql`${column}`,
  type: column.getSQLType().replace('serial', 'integer'),
  nullable: !column.notNull,
});

/** Sorts by a text of at most 200 characters, ignoring case and accents; the order is the same on every database. */
export const textSort = (column: PgColumn): Sort => ({
  by: sql`(fold(${column}) collate "C")`,
  type: 'text',
  nullable: !column.notNull,
});

/** A table that is listed in pages, with its sort orders. */
export interface List<Name extends string> {
  table: PgTable;
  id: PgColumn;
  sorts: Record<Name, Sort>;
}

interface Asked<Name extends string> {
  sort: Order<Name>;
  filter?: Partial<Record<Name, { empty?: boolean | undefined }>> | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * A page of a list by keyset pagination; its cost does not grow with the table. Join `source` on `id`, order by
 * `order`, select `at`, and pass the statement to `answer`. `where` must contain the owner and every filter in
 * `asked`; a cursor made for other filters or another order is answered with 400.
 */
export function keysetPage<Name extends string>(
  list: List<Name>,
  asked: Asked<Name>,
  where: SQL | undefined,
) {
  const { table, id } = list;
  const descending = asked.sort.startsWith('-');
  const name = asked.sort.replace(/^-/, '') as Name;
  const sort = list.sorts[name];
  const { cursor, limit, ...filters } = asked;
  const fingerprint = fingerprintOf(getTableName(list.table), filters);
  const from = cursor === undefined ? undefined : readCursor(cursor, fingerprint);
  const allEmpty = asked.filter?.[name]?.empty === true;
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return {
    source: sql`(${pageSource(sort, { table, id, where, descending, from, allEmpty, rows: limit + 1 })}) as page`,
    id: sql`page.id`,
    order: [sql`page.value is null`, sql`page.value ${direction}`, sql`page.id ${direction}`],
    at: sql<Cursor>`json_build_array(page.value::text, page.id)`,
    async answer<Found extends { at: Cursor }, Row>(
      statement: PromiseLike<Found[]>,
      rowOf: (found: Omit<Found, 'at'>) => Row,
    ): Promise<Page<Row>> {
      const found = await whileCursorFits(cursor, statement);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return {
        rows: page.map(({ at: _at, ...row }) => rowOf(row)),
        next: last ? cursorText(last.at, fingerprint) : null,
      };
    },
  };
}

/** Counts rows and stops at `most`, 10,000 by default. */
export async function countRows(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  most: number = pageLimits.counted,
): Promise<Counted> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .as('some');
  const [row] = await db.select({ found: sql<number>`count(*)::int` }).from(some);
  return countedTo(most, row?.found ?? 0);
}
