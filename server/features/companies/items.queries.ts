import { and, asc, desc, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../../../shared/auth/tables';
import {
  companies,
  type companyContacts,
  departments,
  type problems,
  products,
  strengths,
  type swotEntries,
} from '../../../shared/companies/tables';
import type { Db } from '../../platform/database/database';
import { onBroken } from '../../platform/database/violations';
import { notFound } from '../../platform/http/errors';

export type ItemTable =
  | typeof companyContacts
  | typeof products
  | typeof departments
  | typeof problems
  | typeof strengths
  | typeof swotEntries;

/** The queries that every kind of item has. Those that take an item's id also take its owner, and throw 404 for anybody else's. */
export interface ItemQueries<Row, New> {
  list(db: Db, companyId: number): Promise<Row[]>;
  insert(db: Db, item: New): Promise<Row>;
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
  const list = (db: Db, companyId: number): Promise<Row[]> =>
    db
      .select()
      .from(items)
      .where(eq(items.companyId, companyId))
      .orderBy(...order, asc(items.place), asc(items.id));
  return {
    ...ownedItemQueries(table),
    ...addingQueries(table),
    list,
    async reorder(tx: Db, companyId: number, ids: number[]): Promise<Row[]> {
      const known = new Set((await list(tx, companyId)).map(({ id }) => id));
      if (ids.some((id) => !known.has(id))) throw notFound('company');
      const all = new Set([...ids, ...known]);
      const place = sql`array_position(${`{${[...all].join()}}`}::text::int[], ${items.id})`;
      await tx.update(items).set({ place }).where(eq(items.companyId, companyId));
      return list(tx, companyId);
    },
  };
}

function addingQueries<Table extends ItemTable>(table: Table) {
  type Row = Table['$inferSelect'];
  type New = Table['$inferInsert'];
  const items: ItemTable = table;

  const add = (db: Db, rows: New[]): Promise<Row[]> =>
    onBroken(companyGone(table), db.insert(items).values(rows).returning());

  const lastPlace = (companyId: number) =>
    sql<number>`(select coalesce(max(place), 0) from ${items} where company_id = ${companyId})`;

  return {
    async insert(db: Db, item: New): Promise<Row> {
      const [row] = await add(db, [{ ...item, place: sql`${lastPlace(item.companyId)} + 1` }]);
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

/** A company may be deleted between the check that it is the caller's and the insert. */
export const companyGone = (table: ItemTable) => ({
  [`${getTableName(table)}_company_id_companies_id_fk`]: () => notFound('company'),
});

const ownCompanyIds = (db: Db, owner: Owner) =>
  db.select({ id: companies.id }).from(companies).where(eq(companies.userId, owner.id));

function ownedItemQueries<Table extends ItemTable>(table: Table) {
  type Row = Table['$inferSelect'];
  const items: ItemTable = table;

  const owned = (db: Db, owner: Owner, id: number) =>
    and(eq(items.id, id), inArray(items.companyId, ownCompanyIds(db, owner)));

  async function find(db: Db, owner: Owner, id: number): Promise<Row> {
    const [row] = await db
      .select()
      .from(items)
      .where(owned(db, owner, id));
    if (!row) throw notFound('company');
    return row;
  }

  async function update(
    db: Db,
    owner: Owner,
    id: number,
    changes: Partial<Table['$inferInsert']>,
  ): Promise<Row> {
    if (Object.keys(changes).length === 0) return find(db, owner, id);
    const [row] = await db
      .update(items)
      .set(changes)
      .where(owned(db, owner, id))
      .returning();
    if (!row) throw notFound('company');
    return row;
  }

  async function remove(db: Db, owner: Owner, id: number): Promise<Row> {
    const [row] = await db
      .delete(items)
      .where(owned(db, owner, id))
      .returning();
    if (!row) throw notFound('company');
    return row;
  }

  return { find, update, remove };
}

export const productQueries = itemQueries(products, []);
export const departmentQueries = itemQueries(departments, []);
export const strengthQueries = itemQueries(strengths, [desc(strengths.impact)]);
