import type { Angle, CampaignType } from '@shared/marketing/campaigns/scales';
import { stepAddress } from '@shared/marketing/steps';

/** The types of campaigns by their names in the address. */
const names = { email: 'email', 'social media': 'social', 'landing page': 'landing' } satisfies Record<
  CampaignType,
  string
>;

interface Placed {
  marketingCompanyId: number;
  productId: number | null;
  setId: number | null;
  type: CampaignType;
  angle: Angle;
}

/** Where a campaign is read and changed: the step of its set, at its type and angle. */
export const campaignAddress = ({ marketingCompanyId, productId, setId, type, angle }: Placed) =>
  stepAddress(marketingCompanyId, 'campaigns', {
    product: productId?.toString(),
    set: setId?.toString(),
    type: names[type],
    angle,
  });
