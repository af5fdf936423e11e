import { get, signedIn } from '../../http/endpoint';
import type { CommunicationType } from '../communications/scales';
import type { LeadSource } from '../contacts/scales';
import { analyticsCurrency, analyticsPeriod } from './schemas';

/**
 * Amounts are minor units of `currency`. Counts include opportunities in all currencies; those in other currencies
 * are also counted in `others`, and their amounts are not added.
 */
interface InCurrency {
  currency: string;
}

/** The open opportunities of each stage; a weighted amount is rounded half up for each opportunity. */
export interface Pipeline extends InCurrency {
  stages: {
    stageId: number;
    name: string;
    count: number;
    amount: number;
    weighted: number;
    others: number;
  }[];
}

interface Expected {
  count: number;
  weighted: number;
  others: number;
}

/** The won and the expected amount of each month (`YYYY-MM`) of the period. */
export interface Forecast extends InCurrency {
  months: { month: string; won: number; weighted: number; wonOthers: number; openOthers: number }[];
  /** Open opportunities whose expected close is in the past, and those without a date. */
  overdue: Expected;
  undated: Expected;
}

interface Closed {
  count: number;
  amount: number;
  others: number;
}

/** Opportunities that were closed. For won ones, `days` are calendar days from creation to closing. */
interface ClosedFigures {
  won: Closed;
  lost: Closed;
  /** From 0 to 1; null when nothing was closed. */
  rateByCount: number | null;
  rateByAmount: number | null;
  medianDays: number | null;
  meanDays: number | null;
}

/** What was closed in the period, and in each of its months (`YYYY-MM`) in which anything was. */
export interface Velocity extends InCurrency, ClosedFigures {
  months: (ClosedFigures & { month: string })[];
  /** Closed without a date, so in no period. */
  undated: number;
}

/** The progress of opportunities created in the period; `reached` counts those at or beyond a stage. */
export interface Funnel {
  created: number;
  won: number;
  stages: { stageId: number; name: string; reached: number }[];
}

export interface LostReasons extends InCurrency {
  reasons: { reason: string | null; count: number; amount: number; others: number }[];
}

/** Opportunities created in the period by source, and how many of them were won. */
export interface Sources extends InCurrency {
  sources: { source: LeadSource; created: number; won: number; amount: number; others: number }[];
}

/** Communications by type and completed tasks of each week; `week` is its Monday. */
export interface Activity {
  weeks: { week: string; said: Partial<Record<CommunicationType, number>>; tasksDone: number }[];
}

export const leadAnalytics = {
  pipeline: get('/api/leads/analytics/pipeline', signedIn, analyticsCurrency, {
    summary: 'Sum the open opportunities of each stage',
  }).returns<Pipeline>(),
  forecast: get('/api/leads/analytics/forecast', signedIn, analyticsPeriod, {
    summary: 'Read the forecast of each month',
  }).returns<Forecast>(),
  velocity: get('/api/leads/analytics/velocity', signedIn, analyticsPeriod, {
    summary: 'Read win rate and sales cycle',
  }).returns<Velocity>(),
  funnel: get('/api/leads/analytics/funnel', signedIn, analyticsPeriod, {
    summary: 'Read the funnel of a period',
  }).returns<Funnel>(),
  lostReasons: get('/api/leads/analytics/lost-reasons', signedIn, analyticsPeriod, {
    summary: 'Count the reasons for lost opportunities',
  }).returns<LostReasons>(),
  sources: get('/api/leads/analytics/sources', signedIn, analyticsPeriod, {
    summary: 'Sum opportunities by source',
  }).returns<Sources>(),
  activity: get('/api/leads/analytics/activity', signedIn, analyticsPeriod, {
    summary: 'Count communications and tasks of each week',
  }).returns<Activity>(),
};
