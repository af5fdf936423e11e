import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { companies } from '../../../../shared/consulting/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { onBroken } from '../../../platform/database/rows/violations';
import { type Given, statement, type Value } from '../../../platform/database/statement';
import { companyFull } from '../full';
import { companyMissing, isOwnCompany } from '../ownership.queries';
import { type ItemTable, type ShownColumns, writtenColumns } from './item-table';

/** The arguments of an insertion: the item's own columns by name, and its company. */
type NewItem = Record<string, unknown> & { owner: Owner; companyId: number };

/** The insertions of every kind of item. */
export function addingQueries<Table extends ItemTable>(table: Table, columns: ShownColumns) {
  type Row = Table['$inferSelect'];
  type New = Table['$inferInsert'];
  const items: ItemTable = table;

  const add = (db: Db, rows: New[]): Promise<Row[]> =>
    onBroken({ ...companyGone(table), ...companyFull }, db.insert(items).values(rows).returning(columns));

  const lastPlace = (companyId: Value<number>) =>
    sql<number>`(select coalesce(max(place), 0) from ${items} where company_id = ${companyId})`;

  const { id: _id, place: _place, companyId: _companyId, ...ownColumns } = writtenColumns(items);
  const addOne = statement((db, given: Given<NewItem>) =>
    db
      .insert(items)
      .values({
        ...Object.fromEntries(Object.keys(ownColumns).map((name) => [name, given[name]])),
        // Null for another owner's company; the not-null constraint then fails.
        companyId: sql`(select id from ${companies} where ${isOwnCompany(given.owner, given.companyId)})`,
        place: sql`${lastPlace(given.companyId)} + 1`,
      })
      .returning(columns),
  );

  return {
    async insert(db: Db, owner: Owner, item: New & { companyId: number }): Promise<Row> {
      const values = Object.entries(ownColumns).map(([name, column]) => [
        name,
        item[name as keyof New] ?? (column as PgColumn).default ?? null,
      ]);
      const write = addOne(db, { owner, companyId: item.companyId, ...Object.fromEntries(values) });
      const [row] = await onBroken({ ...companyGone(table), ...companyFull }, write);
      return row as Row;
    },
    async insertAll(tx: Db, companyId: number, added: Omit<New, 'companyId'>[]): Promise<Row[]> {
      const [found] = await tx.select({ last: lastPlace(companyId) }).from(sql`(values (1)) as one`);
      const last = found?.last ?? 0;
      return add(
        tx,
        added.map((item, index) => ({ ...item, companyId, place: last + index + 1 }) as New),
      );
    },
  };
}

/** The company is not the caller's, or was deleted while a row was being added. */
const companyGone = (table: ItemTable) => ({
  company_id: companyMissing,
  [`${getTableName(table)}_company_id_companies_id_fk`]: companyMissing,
});
