import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { BinnedRecord } from '../../../shared/acts/record';
import type { Page } from '../../../shared/list/page';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { columnSort, keysetPage } from '../database/rows/pages';
import type { RecordTable } from './record-kind';

/** How a bin lists one entity: its table, the title of a record, and a condition for the listed records. */
interface Binned {
  table: RecordTable;
  name: SQL<string | null>;
  only?: SQL | undefined;
}

/** The records of a table that are in the bin, last deleted first, in pages. */
export function listBinned(
  db: Db,
  owner: Owner,
  { table, name, only }: Binned,
  asked: { cursor?: string | undefined; limit: number },
): Promise<Page<BinnedRecord>> {
  const inBin = and(eq(table.userId, owner), isNotNull(table.deletedAt), only);
  const sorts = { deletedAt: { ...columnSort(table.deletedAt), nullable: false } };
  const page = keysetPage({ table, id: table.id, sorts }, { ...asked, sort: '-deletedAt' }, inBin);
  const rows = db
    .select({ at: page.at, id: sql<number>`${table.id}`, name, deletedAt: table.deletedAt })
    .from(table as PgTable)
    .innerJoin(page.source, eq(table.id, page.id))
    .where(eq(table.userId, owner))
    .orderBy(...page.order);
  return page.answer(rows, (row) => row as BinnedRecord);
}
