import type { Angle } from './scales';
import { campaignKinds, type CampaignType } from './kinds';
import { stepAddress } from '../steps';

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
    type: campaignKinds[type].handle,
    angle,
  });
