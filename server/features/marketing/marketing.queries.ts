import { asc, eq, inArray } from 'drizzle-orm';
import {
  marketingAnalytics,
  marketingCampaigns,
  marketingCompanies,
  marketingLeads,
  marketingProducts,
} from '../../../shared/marketing/tables';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';

type Belonging =
  | typeof marketingProducts
  | typeof marketingCampaigns
  | typeof marketingLeads
  | typeof marketingAnalytics;

const listOwn = (db: Db, owner: Owner, table: Belonging) =>
  db
    .select()
    .from(table)
    .where(
      inArray(
        table.marketingCompanyId,
        db
          .select({ id: marketingCompanies.id })
          .from(marketingCompanies)
          .where(eq(marketingCompanies.userId, owner)),
      ),
    )
    .orderBy(asc(table.id));

/** All data of a user in the marketing portal, for the download of an account's data. */
export async function exportMarketing(db: Db, owner: Owner) {
  return {
    companies: await db
      .select()
      .from(marketingCompanies)
      .where(eq(marketingCompanies.userId, owner))
      .orderBy(asc(marketingCompanies.id)),
    products: await listOwn(db, owner, marketingProducts),
    campaigns: await listOwn(db, owner, marketingCampaigns),
    leads: await listOwn(db, owner, marketingLeads),
    analytics: await listOwn(db, owner, marketingAnalytics),
  };
}

export async function insertMarketingCompany(db: Db, company: typeof marketingCompanies.$inferInsert) {
  const [row] = await db.insert(marketingCompanies).values(company).returning({ id: marketingCompanies.id });
  return row?.id as number;
}

export const insertMarketingProduct = (db: Db, product: typeof marketingProducts.$inferInsert) =>
  db.insert(marketingProducts).values(product);
