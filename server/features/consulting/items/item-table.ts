import { type ColumnBaseConfig, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type NumberColumn = ColumnBaseConfig<'number', string> & { data: number };

/** A table whose rows are items of a company's list, SWOT entries included. */
export type ItemTable = PgTable & Record<'id' | 'place' | 'companyId', PgColumn<NumberColumn>>;

/** What a query selects of an item. */
export type ShownColumns = ReturnType<typeof getTableColumns<ItemTable>>;

/** The columns of an item that are written; the database itself keeps those of the search. */
export const writtenColumns = (table: ItemTable): ShownColumns =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated),
  ) as ShownColumns;

/** The columns of an item that its owner sees: all but what it keeps of its time as a problem. */
export function shownColumns(table: ItemTable): ShownColumns {
  const { asProblem: _kept, ...shown } = { asProblem: undefined, ...writtenColumns(table) };
  return shown;
}
