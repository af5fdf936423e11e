import { type CampaignType, campaignKinds, campaignTypes } from '../kinds';

/** The type of the content that holds a campaign's piece. */
export const contentTypeOf = (type: CampaignType) => campaignKinds[type].content;

/** The kinds of contents in the library: what stands alone, and those of campaigns. */
export const contentTypes = ['ad text', 'ad design', ...campaignTypes.map(contentTypeOf)] as const;
export type ContentType = (typeof contentTypes)[number];
