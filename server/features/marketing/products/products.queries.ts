import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  ListedMarketingProduct,
  MarketingProduct,
} from '../../../../shared/marketing/products/endpoints';
import type { productSearch } from '../../../../shared/marketing/products/schemas';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import { recordQueries } from '../../../platform/acts/record-lists.queries';
import type { Db } from '../../../platform/database/database';
import { filteredBy } from '../../../platform/database/rows/filters';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { columnSort, textSort } from '../../../platform/database/rows/pages';
import { searching } from '../../../platform/database/rows/search';
import { type Given, statement } from '../../../platform/database/statement';
import { notFound } from '../../../platform/http/errors';
import type { Analysed } from './analysis/analyse';
import { analysedColumns } from './product-kind.queries';

const { userId, deletedAt, folded, lastFact, ...columns } = getTableColumns(marketingProducts);
const { characteristics: _c, advantages: _a, facts: _f, ...listedColumns } = columns;

const sorts = {
  name: textSort(columns.name),
  category: textSort(columns.category),
  score: columnSort(columns.score),
  priceMinor: columnSort(columns.priceMinor),
  updatedAt: columnSort(columns.updatedAt),
};

type Searched = z.output<typeof productSearch>;

const words = { text: folded, holds: ['name', 'category'] };

/** The company is not in the bin. */
const inLiveCompany = sql`exists (select from ${marketingCompanies}
  where ${marketingCompanies.id} = ${marketingProducts.marketingCompanyId} and ${marketingCompanies.deletedAt} is null)`;

const found = ({ company, q, filter }: Searched) =>
  and(
    company === undefined ? undefined : eq(columns.marketingCompanyId, company),
    searching(folded, q, { begins: true }),
    filteredBy(columns, filter, words),
  );

const shared = { table: marketingProducts, sorts, found, shown: inLiveCompany };

/** Lists are without texts and facts. */
const listed = recordQueries<ListedMarketingProduct, keyof typeof sorts, Searched>({
  ...shared,
  columns: listedColumns,
});

export const listProducts = listed.list;
export const countProducts = (db: Db, owner: Owner, searched: Searched) => listed.count(db, owner, searched);

/** A product by its id, whose company is not in the bin. */
export const { read: readProduct } = recordQueries<MarketingProduct, keyof typeof sorts, Searched>({
  ...shared,
  columns,
});

const analysed = statement((db, { owner, id }: Given<{ owner: Owner; id: number }>) =>
  db
    .select({
      ...analysedColumns,
      name: columns.name,
      currency: columns.currency,
      waived: columns.waived,
      characteristics: columns.characteristics,
      advantages: columns.advantages,
      companyName: marketingCompanies.name,
    })
    .from(marketingProducts)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, columns.marketingCompanyId))
    .where(
      and(eq(columns.id, id), eq(userId, owner), isNull(deletedAt), isNull(marketingCompanies.deletedAt)),
    ),
);

/** What the analysis of a product reads. */
export type AnalysedProduct = Analysed & {
  name: string;
  currency: string | null;
  waived: string[];
  characteristics: string;
  advantages: string;
  companyName: string;
};

/** Throws 404 for a product that is another owner's or in the bin. */
export const readAnalysed = (db: Db, owner: Owner, id: number): Promise<AnalysedProduct> =>
  oneOf(analysed(db, { owner, id }) as PromiseLike<AnalysedProduct[]>, notFound);

/** The number of the last fact that a product was given. */
export async function findLastFact(tx: Db, owner: Owner, id: number): Promise<number> {
  const [row] = await tx
    .select({ lastFact })
    .from(marketingProducts)
    .where(and(eq(userId, owner), eq(columns.id, id)));
  return row?.lastFact ?? 0;
}
