import { and, asc, desc, eq, getTableName, inArray, type SQL } from 'drizzle-orm';
import type { Owner } from '../../../shared/auth/tables';
import {
  companies,
  type companyContacts,
  departments,
  problems,
  products,
  strengths,
} from '../../../shared/companies/tables';
import type { Db } from '../../platform/database/database';
import { onBroken } from '../../platform/database/violations';
import { notFound } from '../../platform/http/errors';

export type ItemTable =
  | typeof companyContacts
  | typeof products
  | typeof departments
  | typeof problems
  | typeof strengths;

/** The queries that every kind of item has. Those that take an item's id also take its owner, and throw 404 for anybody else's. */
export interface ItemQueries<Row, New> {
  list(db: Db, companyId: number): Promise<Row[]>;
  insert(db: Db, item: New): Promise<Row>;
  update(db: Db, owner: Owner, id: number, changes: Partial<New>): Promise<Row>;
  remove(db: Db, owner: Owner, id: number): Promise<void>;
}

// drizzle cannot infer rows through a type parameter: `items` is the table widened, and the return types name it again.

/** The queries of the items in a table, listed in `order` and then oldest first. */
export function itemQueries<Table extends ItemTable>(table: Table, order: SQL[]) {
  type Row = Table['$inferSelect'];
  const items: ItemTable = table;
  return {
    ...ownedItemQueries(table),
    list: (db: Db, companyId: number): Promise<Row[]> =>
      db
        .select()
        .from(items)
        .where(eq(items.companyId, companyId))
        .orderBy(...order, asc(items.id)),
    async insert(db: Db, item: Table['$inferInsert']): Promise<Row> {
      const [row] = await onBroken(companyGone(table), db.insert(items).values(item).returning());
      return row as Row;
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

  async function remove(db: Db, owner: Owner, id: number): Promise<void> {
    const rows = await db
      .delete(items)
      .where(owned(db, owner, id))
      .returning({ id: items.id });
    if (rows.length === 0) throw notFound('company');
  }

  return { find, update, remove };
}

export const productQueries = itemQueries(products, []);
export const departmentQueries = itemQueries(departments, []);
export const problemQueries = itemQueries(problems, [desc(problems.priority)]);
export const strengthQueries = itemQueries(strengths, [desc(strengths.impact)]);
