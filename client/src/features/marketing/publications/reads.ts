import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, Wire } from '@shared/http/wire';
import {
  type ListedCampaign as SharedCampaign,
  marketingCampaignsApi,
} from '@shared/marketing/campaigns/editing/endpoints';
import { kindsOf } from '@shared/marketing/campaigns/kinds';
import {
  type Calendar,
  type ListedPublication as SharedListed,
  marketingPublicationsApi,
  type Publication as SharedPublication,
  type SchedulePlan as SharedPlan,
} from '@shared/marketing/publications/endpoints';
import { urlFor } from '@shared/http/params';
import { statusesForPerson } from '@shared/marketing/publications/scales';
import { call } from '@/lib/api/api-client';
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

/** Publications that wait for a person, on one page. */
const MOST = 200;

/** What waits for a person, the oldest first. */
export const waitingOf = (company: number) =>
  query(
    marketingPublicationsApi.list,
    {},
    { company, sort: 'dueAt', limit: MOST, filter: JSON.stringify({ status: { any: statusesForPerson } }) },
  );

/** The statuses of posts that were never scheduled. */
const unscheduled = ['draft', 'in_review', 'approved'] as const;

/** How many posts of a list are asked for at once. */
const PAGE = 50;

/** Asks for the posts of which a version is approved, the latest first; `isNew` for those that were never scheduled. */
export const approvedPosts = (company: number, { isNew = false, q = '' } = {}) => {
  const status = isNew ? { any: unscheduled } : { none: ['cancelled'] as const };
  const filter = JSON.stringify({ type: { any: kindsOf('posts') }, status });
  return { company, approved: 'true' as const, limit: PAGE, filter, ...(q !== '' && { q }) };
};

/** The latest posts that can be scheduled. */
export const latestPosts = (company: number) => query(marketingCampaignsApi.list, {}, approvedPosts(company));

/** Posts as they are offered: those that were never scheduled apart from the others. */
export const offered = (posts: readonly Piece[]) =>
  posts.map((piece) => ({ ...piece, isNew: unscheduled.some((status) => status === piece.status) }));

/** A post that can be scheduled. */
export type Post = ReturnType<typeof offered>[number];

/** What scheduling a post would do. It is asked for by POST, since it takes what scheduling takes. */
export const planOf = (id: number, body: BodyOf<typeof marketingPublicationsApi.plan>) =>
  queryOptions({
    queryKey: [urlFor(marketingPublicationsApi.plan, { id }), body],
    queryFn: () => call(marketingPublicationsApi.plan, { id }, body),
  });
