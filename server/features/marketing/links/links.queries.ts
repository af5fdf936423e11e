import { and, eq, lte } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingChannels } from '../../../../shared/marketing/channels/tables';
import { marketingLinks, marketingVisitorSalts } from '../../../../shared/marketing/links/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import { type Given, statement } from '../../../platform/database/statement';
import { nowhere } from './nowhere';

/** Stores a link; false when another one has its code. */
export async function insertLink(tx: Db, link: typeof marketingLinks.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(marketingLinks)
    .values(link)
    .onConflictDoNothing()
    .returning({ code: marketingLinks.code });
  return rows.length === 1;
}

/** Gives a link that leads nowhere its target. */
export const setTarget = (tx: Db, code: string, target: string): PromiseLike<unknown> =>
  tx
    .update(marketingLinks)
    .set({ target })
    .where(and(eq(marketingLinks.code, code), eq(marketingLinks.target, nowhere)));

const link = statement((db, { code }: Given<{ code: string }>) =>
  db
    .select({
      code: marketingLinks.code,
      companyId: marketingLinks.marketingCompanyId,
      zone: marketingCompanies.timezone,
      target: marketingLinks.target,
      network: marketingChannels.network,
      product: marketingProducts.name,
    })
    .from(marketingLinks)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingLinks.marketingCompanyId))
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

/** Deletes the salts of a day and of the days before it; nowhere on Earth it is still that day 48 hours later. */
export const deleteSalts = (db: Db, before: Date) =>
  db.delete(marketingVisitorSalts).where(lte(marketingVisitorSalts.day, before.toISOString().slice(0, 10)));
