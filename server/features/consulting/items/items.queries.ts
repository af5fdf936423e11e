import {
  and,
  asc,
  type ColumnBaseConfig,
  desc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { companies } from '../../../../shared/consulting/tables';
import { departments, products, strengths } from '../../../../shared/consulting/items/tables';
import type { Db } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { onBroken } from '../../../platform/database/rows/violations';
import { companyFull } from '../full';
import { companyMissing, isOwnCompany, ownedCompany } from '../ownership.queries';

type NumberColumn = ColumnBaseConfig<'number', string> & { data: number };

/** A table whose rows are items of a company's list, SWOT entries included. */
export type ItemTable = PgTable & Record<'id' | 'place' | 'companyId', PgColumn<NumberColumn>>;

/** The queries of every kind of item. Those with an owner throw 404 for another owner's row. */
export interface ItemQueries<Row, New> {
  list(db: Db, owner: Owner, companyId: number): Promise<Row[]>;
  /** The caller must have checked the owner of the company. */
  listIn(db: Db, companyId: number): Promise<Row[]>;
  insert(db: Db, owner: Owner, item: New): Promise<Row>;
  /** Keeps the given order. Call it only in a transaction that has locked the company. */
  insertAll(tx: Db, companyId: number, items: Omit<New, 'companyId'>[]): Promise<Row[]>;
  /** Call it only in a transaction that has locked the company. Throws 404 for an id that is not in this list. */
  reorder(tx: Db, companyId: number, ids: number[]): Promise<Row[]>;
  update(db: Db, owner: Owner, id: number, changes: Partial<New>): Promise<Row>;
  /** Returns the deleted row. */
  remove(db: Db, owner: Owner, id: number): Promise<Row>;
}

// drizzle cannot infer rows through a type parameter: `items` is the widened table, and the return types name the row
// type again.

/** The queries of the items in a table, listed by `order`, then by manual position, then oldest first. */
export function itemQueries<Table extends ItemTable>(table: Table, order: SQL[]) {
  type Row = Table['$inferSelect'];
  const items: ItemTable = table;
  const inOrder = [...order, asc(items.place), asc(items.id)];
  const listIn = (db: Db, companyId: number): Promise<Row[]> =>
    db
      .select()
      .from(items)
      .where(eq(items.companyId, companyId))
      .orderBy(...inOrder);
  return {
    ...ownedItemQueries(table),
    ...addingQueries(table),
    listIn,
    async list(db: Db, owner: Owner, companyId: number): Promise<Row[]> {
      const rows = await db
        .select(getTableColumns(items))
        .from(items)
        .innerJoin(companies, eq(companies.id, items.companyId))
        .where(isOwnCompany(owner, companyId))
        .orderBy(...inOrder);
      // A second query distinguishes an empty list from another owner's company.
      if (rows.length === 0) await ownedCompany(db, owner, companyId);
      return rows;
    },
    async reorder(tx: Db, companyId: number, ids: number[]): Promise<Row[]> {
      const known = new Set((await listIn(tx, companyId)).map(({ id }) => id));
      if (ids.some((id) => !known.has(id))) throw companyMissing();
      const all = new Set([...ids, ...known]);
      const place = sql`array_position(${`{${[...all].join()}}`}::text::int[], ${items.id})`;
      await tx.update(items).set({ place }).where(eq(items.companyId, companyId));
      return listIn(tx, companyId);
    },
  };
}

function addingQueries<Table extends ItemTable>(table: Table) {
  type Row = Table['$inferSelect'];
  type New = Table['$inferInsert'];
  const items: ItemTable = table;

  const add = (db: Db, rows: New[]): Promise<Row[]> =>
    onBroken({ ...companyGone(table), ...companyFull }, db.insert(items).values(rows).returning());

  const lastPlace = (companyId: number) =>
    sql<number>`(select coalesce(max(place), 0) from ${items} where company_id = ${companyId})`;

  return {
    async insert(db: Db, owner: Owner, item: New & { companyId: number }): Promise<Row> {
      // Null for another owner's company; the not-null constraint then fails.
      const companyId = sql<number>`(select id from ${companies} where ${isOwnCompany(owner, item.companyId)})`;
      const place = sql`${lastPlace(item.companyId)} + 1`;
      const [row] = await add(db, [{ ...item, companyId, place } as New]);
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
export const companyGone = (table: ItemTable) => ({
  company_id: companyMissing,
  [`${getTableName(table)}_company_id_companies_id_fk`]: companyMissing,
});

/**
 * The company of an item, if it belongs to the owner. A write locks the company before the item, because the company's
 * row counts its items (see migrations/0003_limits.sql). Deleting the company and reordering its lists lock in the
 * same order.
 */
const companyOf = (db: Db, owner: Owner, items: ItemTable, id: number) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.userId, owner),
        eq(companies.id, sql`(select company_id from ${items} where id = ${id})`),
      ),
    );

const ownedItem = (db: Db, owner: Owner, items: ItemTable, id: number) =>
  and(eq(items.id, id), inArray(items.companyId, companyOf(db, owner, items, id)));

const heldItem = (db: Db, owner: Owner, items: ItemTable, id: number) =>
  and(eq(items.id, id), inArray(items.companyId, companyOf(db, owner, items, id).for('no key update')));

function ownedItemQueries<Table extends ItemTable>(table: Table) {
  type Row = Table['$inferSelect'];
  const items: ItemTable = table;

  async function find(db: Db, owner: Owner, id: number): Promise<Row> {
    const rows = db
      .select()
      .from(items)
      .where(ownedItem(db, owner, items, id));
    return oneOf(rows, companyMissing);
  }

  async function update(
    db: Db,
    owner: Owner,
    id: number,
    changes: Partial<Table['$inferInsert']>,
  ): Promise<Row> {
    if (Object.keys(changes).length === 0) return find(db, owner, id);
    const write = db
      .update(items)
      .set(changes)
      .where(heldItem(db, owner, items, id))
      .returning();
    return oneOf(onBroken(companyFull, write), companyMissing);
  }

  async function remove(db: Db, owner: Owner, id: number): Promise<Row> {
    const write = db
      .delete(items)
      .where(heldItem(db, owner, items, id))
      .returning();
    return oneOf(write, companyMissing);
  }

  return { find, update, remove };
}

export const productQueries = itemQueries(products, []);
export const departmentQueries = itemQueries(departments, []);
export const strengthQueries = itemQueries(strengths, [desc(strengths.impact)]);
