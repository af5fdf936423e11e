import {
  type ListedReport as Listed,
  marketingAnalyticsApi,
  type MarketingReport,
  marketingReportsApi,
} from '@shared/marketing/analytics/endpoints';
import type { DayRange } from '@shared/list/periods';
import type { TouchChoice } from '@shared/marketing/analytics/scales';
import type { Wire } from '@shared/http/wire';
import { query } from '@/lib/api/query-client';

export type ListedReport = Wire<Listed>;
export type Report = Wire<MarketingReport>;

/** Figures change while they are looked at, so they are asked for each time. */
const fresh = { staleTime: 0 } as const;

export const funnelOf = (company: number, range: DayRange) => ({
  ...query(marketingAnalyticsApi.funnel, {}, { company, ...range }),
  ...fresh,
});

export const timelineOf = (company: number, range: DayRange) => ({
  ...query(marketingAnalyticsApi.timeline, {}, { company, ...range }),
  ...fresh,
});

export const breakdownsOf = (company: number, range: DayRange, touch: TouchChoice) => ({
  ...query(marketingAnalyticsApi.campaigns, {}, { company, ...range, touch }),
  ...fresh,
});

export const reportsOf = (company: number) => query(marketingReportsApi.list, {}, { company });
export const reportOf = (id: number) => query(marketingReportsApi.read, { id });
