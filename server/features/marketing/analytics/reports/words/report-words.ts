import type { Figures, SourceRow } from '../../../../../../shared/marketing/analytics/figures';
import type { ReportType } from '../../../../../../shared/marketing/analytics/scales';
import type { Angle } from '../../../../../../shared/marketing/campaigns/scales';
import type { Compared, Proportion } from '../proportions';

/** What is compared in a report. */
export type Group = 'campaigns' | 'channels' | 'angles' | 'periods';

/** Two named rows, and how they differ. */
export type Comparison = Compared<Proportion & { label: string }>;

/** The sentences of a report in one language. Each cites the figures that it rests on. */
export interface ReportWords {
  visitors(now: Figures, before: Figures, type: ReportType): string;
  leads(now: Figures, before: Figures, type: ReportType): string;
  conversion(now: Figures, before: Figures, type: ReportType): string;
  /** What went out, or an empty text when nothing did. */
  sent(now: Figures): string;
  bots(now: Figures): string;
  better(group: Exclude<Group, 'periods'>, comparison: Comparison): string;
  alike(group: Exclude<Group, 'periods'>, comparison: Comparison): string;
  rose(type: ReportType, comparison: Comparison): string;
  fell(type: ReportType, comparison: Comparison): string;
  notEnough(groups: readonly Group[], type: ReportType): string;
  nothingPublished(type: ReportType): string;
  publicationsFailed(now: Figures): string;
  mailsLost(now: Figures): string;
  unconfirmed(now: Figures): string;
  source(row: SourceRow): string;
  angle(angle: Angle | null): string;
  noCampaign: string;
}
