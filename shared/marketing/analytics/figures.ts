import type { DayRange } from '../../list/periods';
import type { Angle } from '../campaigns/scales';
import type { CampaignType } from '../campaigns/kinds';
import type { ChannelNetwork } from '../channels/networks';
import type { FigureName, SourceKind } from './scales';

/**
 * The figures of some days, which begin at midnight in the company's zone. Views, visitors (each counted once a day)
 * and clicks exclude bots, which `bots` counts. `pageLeads` are the leads from pages with counted visitors, not from
 * API calls. `spam` counts the people in the list of leads that are no leads. `confirmed`, `qualified` and `won` count
 * the leads created in these days by their status at the time of counting.
 */
export type Figures = Record<FigureName, number>;

export interface DayFigures extends Figures {
  day: string;
}

/** The subject of the figures. */
export interface Counted {
  range: DayRange;
  /** The previous period, for comparison. */
  compared: DayRange;
  /** The company's zone, IANA. */
  zone: string;
  asOf: string;
}

/** The results of a campaign, a source or an angle. */
export interface Brought {
  clicks: number;
  visitors: number;
  leads: number;
  pageLeads: number;
  confirmed: number;
  qualified: number;
  won: number;
}

/** The results of a period and of the previous one. */
export interface BroughtBeside extends Brought {
  before: Brought;
}

/** Without an id: everything outside campaigns. */
export interface CampaignRow extends BroughtBeside {
  id: number | null;
  name: string | null;
  type: CampaignType | null;
  angle: Angle | null;
}

export interface SourceRow extends BroughtBeside {
  kind: SourceKind;
  /** The channel's name, the UTM source or the referring host. */
  name: string | null;
  channelId: number | null;
  network: ChannelNetwork | null;
}

export interface AngleRow extends BroughtBeside {
  angle: Angle | null;
}

/** A landing page with its own visitors and leads. */
export interface PageRow {
  id: number;
  slug: string;
  campaign: string;
  visitors: number;
  /** Leads from all sources; absent in older reports. */
  leads?: number;
  pageLeads: number;
  before: { visitors: number; leads?: number; pageLeads: number };
}

/** The results by campaign, source, angle and page, the best first. */
export interface Breakdowns {
  campaigns: CampaignRow[];
  channels: SourceRow[];
  angles: AngleRow[];
  pages: PageRow[];
  /** The last day whose views and clicks exist only as sums, without rows. */
  summedUntil: string | null;
}

/**
 * Leads from pages per visitor, from 0 to 1; null without visitors. A person who visits on two days counts as two
 * visitors and one lead.
 */
export const conversionOf = ({ pageLeads, visitors }: { pageLeads: number; visitors: number }) =>
  visitors === 0 ? null : pageLeads / visitors;
