import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { companies } from '../../../../shared/consulting/tables';
import { departments, products, strengths } from '../../../../shared/consulting/items/tables';
import type { Db } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { onBroken } from '../../../platform/database/rows/violations';
import { type Given, statement, type Value } from '../../../platform/database/statement';
import { companyFull } from '../full';
import { companyMissing, isOwnCompany, type OwnCompany, ownedCompany } from '../ownership.queries';
import { addingQueries } from './added-items.queries';
import { type ItemTable, type ShownColumns, shownColumns, writtenColumns } from './item-table';

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
  /** Returns the deleted row with all that was written in it. */
  remove(db: Db, owner: Owner, id: number): Promise<Row>;
}

// drizzle cannot infer rows through a type parameter: `items` is the widened table, and the return types name the row
// type again.

/**
 * The queries of the items in a table, listed by `order`, then by manual position, then oldest first; each row also has
 * the derived columns.
 */
export function itemQueries<Table extends ItemTable>(
  table: Table,
  order: SQL[],
  derived: Record<string, SQL> = {},
) {
  type Row = Table['$inferSelect'];
  const items: ItemTable = table;
  const columns = { ...shownColumns(items), ...derived } as ShownColumns;
  const lists = listQueries(table, columns, [...order, asc(items.place), asc(items.id)]);
  return {
    ...ownedItemQueries(table, columns),
    ...addingQueries(table, columns),
    ...lists,
    async reorder(tx: Db, companyId: number, ids: number[]): Promise<Row[]> {
      const known = new Set((await lists.listIn(tx, companyId)).map(({ id }) => id));
      if (ids.some((id) => !known.has(id))) throw companyMissing();
      const all = new Set([...ids, ...known]);
      const place = sql`array_position(${`{${[...all].join()}}`}::text::int[], ${items.id})`;
      await tx.update(items).set({ place }).where(eq(items.companyId, companyId));
      return lists.listIn(tx, companyId);
    },
  };
}

function listQueries<Table extends ItemTable>(table: Table, columns: ShownColumns, inOrder: SQL[]) {
  type Row = Table['$inferSelect'];
  const items: ItemTable = table;
  const inCompany = statement((db, { companyId }: Given<{ companyId: number }>) =>
    db
      .select(columns)
      .from(items)
      .where(eq(items.companyId, companyId))
      .orderBy(...inOrder),
  );
  const inOwnCompany = statement((db, { owner, companyId }: OwnCompany) =>
    db
      .select(columns)
      .from(items)
      .innerJoin(companies, eq(companies.id, items.companyId))
      .where(isOwnCompany(owner, companyId))
      .orderBy(...inOrder),
  );
  return {
    listIn: (db: Db, companyId: number): Promise<Row[]> => inCompany(db, { companyId }),
    async list(db: Db, owner: Owner, companyId: number): Promise<Row[]> {
      const rows = await inOwnCompany(db, { owner, companyId });
      // A second query distinguishes an empty list from another owner's company.
      if (rows.length === 0) await ownedCompany(db, owner, companyId);
      return rows;
    },
  };
}

/**
 * The company of an item, if it belongs to the owner. A write locks the company before the item, because the company's
 * row counts its items (see migrations/0003_limits.sql). Deleting the company and reordering its lists lock in the
 * same order.
 */
const companyOf = (db: Db, owner: Value<Owner>, items: ItemTable, id: Value<number>) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.userId, owner),
        eq(companies.id, sql`(select company_id from ${items} where id = ${id})`),
      ),
    );

const ownedItem = (db: Db, owner: Value<Owner>, items: ItemTable, id: Value<number>) =>
  and(eq(items.id, id), inArray(items.companyId, companyOf(db, owner, items, id)));

const heldItem = (db: Db, owner: Value<Owner>, items: ItemTable, id: Value<number>) =>
  and(eq(items.id, id), inArray(items.companyId, companyOf(db, owner, items, id).for('no key update')));

type OwnItem = Given<{ owner: Owner; id: number }>;

function ownedItemQueries<Table extends ItemTable>(table: Table, columns: ShownColumns) {
  type Row = Table['$inferSelect'];
  const items: ItemTable = table;

  const read = statement((db, { owner, id }: OwnItem) =>
    db
      .select(columns)
      .from(items)
      .where(ownedItem(db, owner, items, id)),
  );
  const erase = statement((db, { owner, id }: OwnItem) =>
    db
      .delete(items)
      .where(heldItem(db, owner, items, id))
      .returning(writtenColumns(items)),
  );

  const find = async (db: Db, owner: Owner, id: number): Promise<Row> =>
    oneOf(read(db, { owner, id }), companyMissing);

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
      .returning(columns);
    return oneOf(onBroken(companyFull, write), companyMissing);
  }

  const remove = async (db: Db, owner: Owner, id: number): Promise<Row> =>
    oneOf(erase(db, { owner, id }), companyMissing);

  return { find, update, remove };
}

export const productQueries = itemQueries(products, []);
export const departmentQueries = itemQueries(departments, []);
export const strengthQueries = itemQueries(strengths, [desc(strengths.impact)]);
