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

/** A table of rows that stand in a company's list; SWOT entries are such rows, too. */
export type ItemTable = PgTable & Record<'id' | 'place' | 'companyId', PgColumn<NumberColumn>>;

/** The queries that every kind of item has. Those that take an owner throw 404 for what is anybody else's. */
export interface ItemQueries<Row, New> {
  list(db: Db, owner: Owner, companyId: number): Promise<Row[]>;
  /** Of a company that is known to be the caller's. */
  listIn(db: Db, companyId: number): Promise<Row[]>;
  insert(db: Db, owner: Owner, item: New): Promise<Row>;
  /** In the order given. Only in a transaction that holds the company. */
  insertAll(tx: Db, companyId: number, items: Omit<New, 'companyId'>[]): Promise<Row[]>;
  /** Only in a transaction that holds the company. Throws 404 for an id that is not of this list. */
  reorder(tx: Db, companyId: number, ids: number[]): Promise<Row[]>;
  update(db: Db, owner: Owner, id: number, changes: Partial<New>): Promise<Row>;
  /** Answers what it was at that moment. */
  remove(db: Db, owner: Owner, id: number): Promise<Row>;
}

// drizzle cannot infer rows through a type parameter: `items` is the table widened, and the return types name it again.

/** The queries of the items in a table, listed in `order`, then by the place given by hand, then oldest first. */
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
      // Nothing to show is told from nobody's company by asking once more.
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
      // Null for another's company, which the column refuses.
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

/** A company that is not the caller's, or that is deleted while something is added to it. */
export const companyGone = (table: ItemTable) => ({
  company_id: companyMissing,
  [`${getTableName(table)}_company_id_companies_id_fk`]: companyMissing,
});

/**
 * The company of an item, if it is the owner's. A write holds it before the item, as who deletes the company or
 * arranges its lists does: what it holds is counted in it (see migrations/0003_limits.sql).
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
