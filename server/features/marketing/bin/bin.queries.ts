import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { BinnedRecord } from '../../../../shared/acts/record';
import type { Page } from '../../../../shared/list/page';
import type { MarketingBinned } from '../../../../shared/marketing/bin/scales';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { columnSort, keysetPage } from '../../../platform/database/rows/pages';

const tables = { marketingCompany: marketingCompanies, marketingProduct: marketingProducts };

/** The records of one entity in the bin, the latest first. */
export function listBin(
  db: Db,
  owner: Owner,
  asked: { entity: MarketingBinned; cursor?: string | undefined; limit: number },
): Promise<Page<BinnedRecord>> {
  const table = tables[asked.entity];
  const inBin = and(eq(table.userId, owner), isNotNull(table.deletedAt));
  const sorts = { deletedAt: { ...columnSort(table.deletedAt), nullable: false } };
  const page = keysetPage({ table, id: table.id, sorts }, { ...asked, sort: '-deletedAt' }, inBin);
  const rows = db
    .select({
      at: page.at,
      id: sql<number>`${table.id}`,
      name: sql<string | null>`${table.name}`,
      deletedAt: table.deletedAt,
    })
    .from(table)
    .innerJoin(page.source, eq(table.id, page.id))
    .where(eq(table.userId, owner))
    .orderBy(...page.order);
  return page.answer(rows, (row) => row as BinnedRecord);
}

/** Deletes for good what was in the bin before a time; a company takes all that it holds with it. */
export async function purgeBin(db: Db, before: Date): Promise<void> {
  await db.delete(marketingProducts).where(lt(marketingProducts.deletedAt, before));
  await db.delete(marketingCompanies).where(lt(marketingCompanies.deletedAt, before));
}
