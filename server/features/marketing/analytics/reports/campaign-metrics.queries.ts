import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { ReportData } from '../../../../../shared/marketing/analytics/report';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

const { id, userId, marketingCompanyId, metrics } = marketingCampaigns;

/** Keeps with each campaign of a report what it brought in its period, unless it has the figures of a later one. */
export async function keepMetrics(
  tx: Db,
  owner: Owner,
  company: number,
  { campaigns, range, asOf }: Pick<ReportData, 'campaigns' | 'range' | 'asOf'>,
): Promise<void> {
  for (const { id: campaign, clicks, visitors, leads, pageLeads, confirmed, qualified, won } of campaigns) {
    if (campaign === null) continue;
    const figures = { clicks, visitors, leads, pageLeads, confirmed, qualified, won };
    const isLater = or(isNull(metrics), sql`${metrics} -> 'range' ->> 'to' <= ${range.to}`);
    await tx
      .update(marketingCampaigns)
      .set({ metrics: { ...figures, range, asOf } })
      .where(and(eq(id, campaign), eq(userId, owner), eq(marketingCompanyId, company), isLater));
  }
}
