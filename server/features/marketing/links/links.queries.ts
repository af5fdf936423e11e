import { eq, lte } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingChannels } from '../../../../shared/marketing/channels/tables';
import { marketingLinks, marketingVisitorSalts } from '../../../../shared/marketing/links/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import type { Db } from '../../../platform/database/database';
import { type Given, statement } from '../../../platform/database/statement';

/** Stores a link; false when another one has its code. */
export async function insertLink(tx: Db, link: typeof marketingLinks.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(marketingLinks)
    .values(link)
    .onConflictDoNothing()
    .returning({ code: marketingLinks.code });
  return rows.length === 1;
}

const link = statement((db, { code }: Given<{ code: string }>) =>
  db
    .select({
      code: marketingLinks.code,
      companyId: marketingLinks.marketingCompanyId,
      target: marketingLinks.target,
      network: marketingChannels.network,
      product: marketingProducts.name,
    })
    .from(marketingLinks)
    .leftJoin(marketingChannels, eq(marketingChannels.id, marketingLinks.channelId))
    .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingLinks.campaignId))
    .leftJoin(marketingProducts, eq(marketingProducts.id, marketingCampaigns.productId))
    .where(eq(marketingLinks.code, code)),
);

/** A link by its code, which anybody may follow. */
export async function findLink(db: Db, code: string) {
  const [row] = await link(db, { code });
  return row;
}

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** The salt of a day, `fresh` when the day has none; all instances get the same one. */
export async function keepSalt(db: Db, day: string, fresh: string): Promise<string> {
  await db.insert(marketingVisitorSalts).values({ day, salt: fresh }).onConflictDoNothing();
  const [row] = await db
    .select({ salt: marketingVisitorSalts.salt })
    .from(marketingVisitorSalts)
    .where(eq(marketingVisitorSalts.day, day));
  return (row as { salt: string }).salt;
}

/** Deletes the salts of a day (UTC) and of the days before it. */
export const deleteSalts = (db: Db, before: Date) =>
  db.delete(marketingVisitorSalts).where(lte(marketingVisitorSalts.day, before.toISOString().slice(0, 10)));
