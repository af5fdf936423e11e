import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type {
  ListedMarketingCompany,
  MarketingCompany,
} from '../../../../shared/marketing/companies/endpoints';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import { recordQueries } from '../../../platform/acts/record-lists.queries';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { textSort } from '../../../platform/database/rows/pages';
import { type Given, statement } from '../../../platform/database/statement';
import { campaignCountsOf } from './campaign-counts.queries';
import { publicationCounts } from './publication-counts.queries';
import type { KnownWords } from '../sequences/waiting/unreplied.queries';
import { captureCounts, leadCountsOf } from './capture-counts.queries';
import { replyCountsOf } from './reply-counts.queries';
import { reportCountsOf } from './report-counts.queries';

const { userId, deletedAt, folded: _folded, ...columns } = getTableColumns(marketingCompanies);

/** A company by its id. */
export const { read: readCompany } = recordQueries<MarketingCompany, 'name', object>({
  table: marketingCompanies,
  columns,
  sorts: { name: textSort(columns.name) },
  found: () => undefined,
});

/** An owner in a statement. */
type Of = Given<{ owner: Owner }>['owner'];

const productsOf = (db: Db, owner: Of) =>
  db
    .select({
      company: marketingProducts.marketingCompanyId,
      all: sql<number>`count(*)::int`.as('all_products'),
      ready: sql<number>`count(*) filter (where ${marketingProducts.isReady})::int`.as('ready_products'),
    })
    .from(marketingProducts)
    .where(and(eq(marketingProducts.userId, owner), isNull(marketingProducts.deletedAt)))
    .groupBy(marketingProducts.marketingCompanyId)
    .as('products');

const listedWith = (words: KnownWords) =>
  statement((db, { owner }: Given<{ owner: Owner }>) => {
    const products = productsOf(db, owner);
    const campaigns = campaignCountsOf(db, owner);
    const leads = leadCountsOf(db, owner);
    const reports = reportCountsOf(db, owner);
    return db
      .select({
        ...columns,
        productCount: sql<number>`coalesce(${products.all}, 0)`,
        readyCount: sql<number>`coalesce(${products.ready}, 0)`,
        setCount: sql<number>`coalesce(${campaigns.sets}, 0)`,
        approvedCount: sql<number>`coalesce(${campaigns.approved}, 0)`,
        waitingCount: sql<number>`coalesce(${campaigns.waiting}, 0)`,
        picturedCount: sql<number>`coalesce(${campaigns.pictured}, 0)`,
        ...publicationCounts,
        leadCount: sql<number>`coalesce(${leads.all}, 0)`,
        ...captureCounts,
        ...replyCountsOf(owner, words),
        reportCount: sql<number>`coalesce(${reports.all}, 0)`,
      })
      .from(marketingCompanies)
      .leftJoin(products, eq(products.company, columns.id))
      .leftJoin(campaigns, eq(campaigns.company, columns.id))
      .leftJoin(leads, eq(leads.company, columns.id))
      .leftJoin(reports, eq(reports.company, columns.id))
      .where(and(eq(userId, owner), isNull(deletedAt)))
      .orderBy(sql`fold(${columns.name}) collate "C"`, columns.id);
  });

/** Lists the companies of an account by name, with how far their steps are. */
export function listingCompanies(words: KnownWords) {
  const listed = listedWith(words);
  return (db: Db, owner: Owner): PromiseLike<ListedMarketingCompany[]> =>
    listed(db, { owner }) as PromiseLike<ListedMarketingCompany[]>;
}
