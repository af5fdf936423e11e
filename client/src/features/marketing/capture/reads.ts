import type { Wire } from '@shared/http/wire';
import { pageLimits } from '@shared/list/list-query';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { kindsOf, type Medium } from '@shared/marketing/campaigns/kinds';
import {
  type ConsentEvidence as SharedEvidence,
  type LeadEvent as SharedEvent,
  type MarketingLead,
  marketingLeadsApi,
} from '@shared/marketing/capture/leads/endpoints';
import { type LandingPage as SharedPage, marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import type { Submission } from '@shared/marketing/capture/submissions/endpoints';
import { marketingContentsApi } from '@shared/marketing/contents/endpoints';
import { query } from '@/lib/api/query-client';

export type Lead = Wire<MarketingLead>;
export type LeadEvent = Wire<SharedEvent>;
export type ConsentEvidence = Wire<SharedEvidence>;
export type LandingPage = Wire<SharedPage>;
export type Suspect = Wire<Submission>;

export const leadOf = (id: number) => query(marketingLeadsApi.read, { id });
export const pagesOf = (company: number) =>
  query(marketingPagesApi.list, {}, { company, limit: pageLimits.most });

/** The campaigns of a company that are of one medium. */
export const campaignsOf = (company: number, medium: Medium) =>
  query(
    marketingCampaignsApi.list,
    {},
    {
      company,
      filter: JSON.stringify({ type: { any: kindsOf(medium) } }),
      sort: 'name',
      limit: pageLimits.most,
    },
  );

/** The campaigns of a company, by name. */
export const allCampaignsOf = (company: number) =>
  query(marketingCampaignsApi.list, {}, { company, sort: 'name', limit: pageLimits.most });

/** A version of a campaign's text. */
export const textOf = (contentId: number, version: number) =>
  query(marketingContentsApi.version, { id: contentId, number: String(version) });

/** The displayed name of a lead: its name, else its email or company. */
export const nameOfLead = ({
  contactName,
  contactEmail,
  companyName,
}: Pick<Lead, 'contactName' | 'contactEmail' | 'companyName'>) =>
  contactName ?? contactEmail ?? companyName ?? '–';
