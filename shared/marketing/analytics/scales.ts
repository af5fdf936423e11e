import { touchSources } from '../capture/scales';

/** Which visit a lead counts for: the one of its latest submission, or the first one of that visitor on that day. */
export const touches = ['last', 'first'] as const;
export type TouchChoice = (typeof touches)[number];

/** What a report is about: a week from Monday on, or a month of the calendar. */
export const reportTypes = ['week', 'month'] as const;
export type ReportType = (typeof reportTypes)[number];

/** Where visitors and leads came from; `other` adds up the least of many. */
export const sourceKinds = [...touchSources, 'other'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What is counted on each day. Rates and totals are made of these. */
export const figureNames = [
  'views',
  'visitors',
  'clicks',
  'bots',
  'leads',
  'pageLeads',
  'confirmed',
  'qualified',
  'won',
  'published',
  'publicationsFailed',
  'mailsSent',
  'mailsClicked',
  'mailsBounced',
  'mailsFailed',
  'mailsUnknown',
] as const;
export type FigureName = (typeof figureNames)[number];

/** The longest period that is counted, in days: two years. */
export const longestPeriod = 731;
