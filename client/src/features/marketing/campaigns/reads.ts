import { queryOptions } from '@tanstack/react-query';
import type { Wire } from '@shared/http/wire';
import {
  type Campaign as SharedCampaign,
  marketingCampaignsApi,
  type Validated,
} from '@shared/marketing/campaigns/editing/endpoints';
import type { Piece } from '@shared/marketing/campaigns/piece';
import {
  type CampaignSet as SharedSet,
  marketingSetsApi,
  type WholeSet as SharedWholeSet,
} from '@shared/marketing/campaigns/sets/endpoints';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';

export type Campaign = Wire<SharedCampaign>;
export type CampaignSet = Wire<SharedSet>;
export type WholeSet = Wire<SharedWholeSet>;

export const setsOf = (company: number) => query(marketingSetsApi.list, {}, { company });
export const wholeSet = (id: number) => query(marketingSetsApi.read, { id });

/** What the validators say of a text in the place of a campaign's, saved or not. */
export const findingsIn = ({ id }: Pick<Campaign, 'id'>, piece: Piece) =>
  queryOptions<Wire<Validated>>({
    queryKey: [`/api/marketing/campaigns/${id}/validate`, JSON.stringify(piece)],
    queryFn: () => call(marketingCampaignsApi.validate, { id }, { piece }),
  });

/**
 * Whether the validators are asked about a campaign as it is saved. The writers pass them all, so only what a person
 * wrote, or whose facts have changed, is.
 */
export const isAskedFor = (campaign: Campaign) =>
  campaign.changedFacts.length > 0 || (campaign.author === 'person' && !isApproved(campaign));

/** Whether a set is being written, or waits for its turn. */
export const isBeingWritten = ({ status }: Pick<CampaignSet, 'status'>) =>
  status === 'queued' || status === 'writing';

/** Whether a campaign has ended: then nobody changes it. */
export const hasEnded = ({ status }: Pick<Campaign, 'status'>) =>
  status === 'finished' || status === 'cancelled';

/** Whether the text that is shown is the one that was approved. */
export const isApproved = ({ approvedVersion, contentVersion }: Campaign) =>
  approvedVersion === contentVersion;

/** Whether the text that is shown can be approved and has not been. */
export const isDraft = (campaign: Campaign) => !isApproved(campaign) && !hasEnded(campaign);
