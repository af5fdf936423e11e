import type { Wire } from '@shared/http/wire';
import {
  type ListedCampaign as SharedCampaign,
  marketingCampaignsApi,
} from '@shared/marketing/campaigns/editing/endpoints';
import {
  type Calendar,
  type ListedPublication as SharedListed,
  marketingPublicationsApi,
  type Publication as SharedPublication,
  type SchedulePlan as SharedPlan,
} from '@shared/marketing/publications/endpoints';
import { statusesForPerson } from '@shared/marketing/publications/scales';
import { query } from '@/lib/api/query-client';

export type CalendarDays = Wire<Calendar>;
export type ListedPublication = Wire<SharedListed>;
export type Publication = Wire<SharedPublication>;
export type SchedulePlan = Wire<SharedPlan>;
export type Piece = Wire<SharedCampaign>;

/** Some days of a company's calendar; `to` is the day after the last one. */
export const calendarOf = (companyId: number, days: { from: string; to: string }) =>
  query(marketingPublicationsApi.calendar, {}, { companyId, ...days });

export const publicationOf = (id: number) => query(marketingPublicationsApi.read, { id });

/** Publications on one page: those that wait for a person, and posts that can be scheduled. */
const MOST = 200;

/** What waits for a person, the oldest first. */
export const waitingOf = (company: number) =>
  query(
    marketingPublicationsApi.list,
    {},
    { company, sort: 'dueAt', limit: MOST, filter: JSON.stringify({ status: { any: statusesForPerson } }) },
  );

/** The posts of a company, the latest first. */
export const postsOf = (company: number) =>
  query(
    marketingCampaignsApi.list,
    {},
    { company, limit: MOST, filter: JSON.stringify({ type: { any: ['social media'] } }) },
  );

/** The posts of which a version is approved, so that they can be scheduled; `isNew` are those that never were. */
export const approvedAmong = (posts: readonly Piece[]) =>
  posts
    .filter(({ approvedVersion, status }) => approvedVersion !== null && status !== 'cancelled')
    .map((piece) => ({ ...piece, isNew: ['draft', 'in_review', 'approved'].includes(piece.status) }));
