import { and, isNotNull, lt, sql } from 'drizzle-orm';
import { marketingAssets, marketingAssetSets } from '../../../../shared/marketing/assets/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies, marketingImages } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';

/** Days for which an unused picture is kept; until then an act that used it can be undone. */
export const keptDays = 30;

/** Whether a picture of a campaign, or the set that draws them, has it as photo or logo. */
const shownBy = (table: typeof marketingAssets | typeof marketingAssetSets) =>
  sql`exists (select from ${table} where ${table.photoId} = ${marketingImages.id})
    or exists (select from ${table} where ${table.logoId} = ${marketingImages.id})`;

/** Marks pictures that no record uses, including records in the bin, and deletes those unused since `before`. */
export async function deleteUnusedImages(db: Db, before: Date): Promise<void> {
  const isUsed = sql`(exists (select from ${marketingCompanies} where ${marketingCompanies.logoId} = ${marketingImages.id})
    or exists (select from ${marketingProducts} where ${marketingProducts.photoId} = ${marketingImages.id})
    or ${shownBy(marketingAssets)} or ${shownBy(marketingAssetSets)})`;
  const now = new Date(before.getTime() + keptDays * 86_400_000).toISOString();
  const since = sql`case when ${isUsed} then null else coalesce(${marketingImages.unusedSince}, ${now}::timestamptz) end`;
  await db
    .update(marketingImages)
    .set({ unusedSince: since })
    .where(sql`${marketingImages.unusedSince} is distinct from ${since}`);
  await db
    .delete(marketingImages)
    .where(and(isNotNull(marketingImages.unusedSince), lt(marketingImages.unusedSince, before)));
}
