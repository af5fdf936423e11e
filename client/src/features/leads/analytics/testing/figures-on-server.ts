import type {
  Activity,
  Forecast,
  Funnel,
  LostReasons,
  Pipeline,
  Sources,
  Velocity,
} from '@shared/leads/analytics/endpoints';
import { leadAnalytics } from '@shared/leads/analytics/endpoints';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { fakeApi } from '@/testing/fake-api';

const apart = { count: 0, weighted: 0, others: 0 };

export const pipeline: Pipeline = {
  currency: 'EUR',
  stages: [
    { stageId: 1, name: 'Enquiry', count: 3, amount: 300_000, weighted: 15_000, others: 1 },
    { stageId: 2, name: 'Proposal', count: 1, amount: 100_000, weighted: 60_000, others: 1 },
  ],
};

export const velocity: Velocity = {
  currency: 'EUR',
  won: { count: 3, amount: 150_000, others: 0 },
  lost: { count: 1, amount: 50_000, others: 0 },
  rateByCount: 0.75,
  rateByAmount: 0.75,
  medianDays: 12,
  meanDays: 15.5,
  months: [
    {
      month: '2026-11',
      won: { count: 3, amount: 150_000, others: 0 },
      lost: { count: 1, amount: 50_000, others: 0 },
      rateByCount: 0.75,
      rateByAmount: 0.75,
      medianDays: 11,
      meanDays: 14,
    },
  ],
  undated: 2,
};

const velocityBefore: Velocity = {
  ...velocity,
  won: { count: 2, amount: 100_000, others: 0 },
  rateByCount: 0.5,
  rateByAmount: null,
  medianDays: 15,
  meanDays: null,
};

export const forecast: Forecast = {
  currency: 'EUR',
  months: [
    { month: '2026-11', won: 20_000, weighted: 30_000, wonOthers: 2, openOthers: 1 },
    { month: '2027-01', won: 0, weighted: 40_000, wonOthers: 0, openOthers: 0 },
  ],
  overdue: { count: 2, weighted: 7_000, others: 1 },
  undated: apart,
};

export const funnel: Funnel = {
  created: 8,
  won: 2,
  stages: [
    { stageId: 1, name: 'Enquiry', reached: 8 },
    { stageId: 2, name: 'Proposal', reached: 4 },
  ],
};

export const lostReasons: LostReasons = {
  currency: 'EUR',
  reasons: [
    { reason: 'Price', count: 2, amount: 30_000, others: 0 },
    { reason: null, count: 1, amount: 20_000, others: 0 },
  ],
};

export const sources: Sources = {
  currency: 'EUR',
  sources: [{ source: 'referral', created: 5, won: 2, amount: 90_000, others: 0 }],
};

export const activity: Activity = {
  weeks: [{ week: '2026-11-16', said: { call: 3, meeting: 1, video: 1 }, tasksDone: 2 }],
};

/** Answers everything that the section asks, for this period and, where it differs, for the one before. */
export function figuresOnServer(count = 9): void {
  fakeApi.answer(leadOpportunities.count, { count, more: false });
  const nothing = { count: 0, amount: 0, others: 0 };
  fakeApi.answer(leadOpportunities.sums, { currency: 'EUR', open: nothing, won: nothing });
  fakeApi.answer(leadAnalytics.pipeline, pipeline);
  fakeApi.answer(leadAnalytics.velocity, ({ search }) =>
    search.get('to') === '2026-12-01' ? velocity : velocityBefore,
  );
  fakeApi.answer(leadAnalytics.forecast, forecast);
  fakeApi.answer(leadAnalytics.funnel, funnel);
  fakeApi.answer(leadAnalytics.lostReasons, lostReasons);
  fakeApi.answer(leadAnalytics.sources, sources);
  fakeApi.answer(leadAnalytics.activity, activity);
}
