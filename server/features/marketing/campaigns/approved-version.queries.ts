import { and, eq } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../shared/marketing/campaigns/versions/tables';

/** In a join: the content of a campaign. */
export const isContentOfCampaign = eq(marketingContents.campaignId, marketingCampaigns.id);

/** In a join with both: the version of the content that is approved. */
export const isApprovedVersion = and(
  eq(marketingContentVersions.contentId, marketingContents.id),
  eq(marketingContentVersions.number, marketingCampaigns.approvedVersion),
);
