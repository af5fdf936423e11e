import { post, signedIn } from '../../http/endpoint';
import type { Message } from '../../message';
import { setMessages } from '../campaigns/notices/messages';
import type { CampaignStatus } from '../campaigns/scales';
import { publicationMessages as texts } from './messages';
import { postPicture } from './schemas';

/** How a campaign stands after its queue was held or let go. */
export interface HeldCampaign {
  id: number;
  status: CampaignStatus;
}

/** Whose picture was changed: how many publications, and the picture that the latest of them had before. */
export interface PostPicture {
  count: number;
  before: number | null;
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
  /** Gives what has not begun another picture of the campaign, on each network in the size that suits it best. */
  usePicture: post(`${campaign}/picture`, signedIn, postPicture, {
    ...ofCampaign(texts['campaign.idle']),
    summary: 'Use a picture in the scheduled posts of a campaign',
  }).returns<PostPicture>(),
};
