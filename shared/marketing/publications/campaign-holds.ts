import { post, signedIn } from '../../http/endpoint';
import type { Message } from '../../message';
import { setMessages } from '../campaigns/notices/messages';
import type { CampaignStatus } from '../campaigns/scales';
import { publicationMessages as texts } from './messages';

/** How a campaign stands after its queue was held or let go. */
export interface HeldCampaign {
  id: number;
  status: CampaignStatus;
}

const campaign = '/api/marketing/campaigns/:id';
const missing = setMessages['campaign.missing'];
const ofCampaign = (...conflicts: Message[]) => ({ status: 200, missing, conflicts });

/** What a person does with all publications of a campaign that still wait. */
export const campaignHolds = {
  /** Holds what waits; nothing of it goes out before it is resumed. */
  pause: post(
    `${campaign}/pause`,
    signedIn,
    undefined,
    ofCampaign(texts['campaign.idle']),
  ).returns<HeldCampaign>(),
  resume: post(
    `${campaign}/resume`,
    signedIn,
    undefined,
    ofCampaign(texts['campaign.running']),
  ).returns<HeldCampaign>(),
};
