import { touchSources } from '../capture/scales';

/** The visit to which a lead is attributed: that of its latest submission, or the visitor's first one on that day. */
export const touches = ['last', 'first'] as const;
export type TouchChoice = (typeof touches)[number];

/** The period of a report: a week from Monday, or a calendar month. */
export const reportTypes = ['week', 'month'] as const;
export type ReportType = (typeof reportTypes)[number];

/** The source of visitors and leads; `other` sums up the smallest of many. */
export const sourceKinds = [...touchSources, 'other'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** The daily counts, from which rates and totals are computed. */
export const figureNames = [
  'views',
  'visitors',
  'clicks',
  'bots',
  'leads',
  'pageLeads',
  'spam',
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

/** The counts by which companies are told apart in their list. */
export const recentNames = ['visitors', 'leads', 'published'] as const satisfies readonly FigureName[];

/** The maximum length of a period in days: two years. */
export const longestPeriod = 731;
