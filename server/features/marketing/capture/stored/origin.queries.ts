import { eq } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import { marketingPages } from '../../../../../shared/marketing/capture/tables';
import type { Db } from '../../../../platform/database/database';

/** The campaign of a page and its name; `otherwise` if the page no longer exists. */
export async function findPageOrigin(
  tx: Db,
  pageId: number | null,
  otherwise: string,
): Promise<{ campaignId: number | null; origin: string }> {
  const [found] = await tx
    .select({ campaignId: marketingCampaigns.id, origin: marketingCampaigns.name })
    .from(marketingPages)
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingPages.campaignId))
    .where(eq(marketingPages.id, pageId ?? 0));
  return found ?? { campaignId: null, origin: otherwise };
}
