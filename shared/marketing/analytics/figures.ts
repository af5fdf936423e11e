import type { DayRange } from '../../list/periods';
import type { Angle } from '../campaigns/scales';
import type { CampaignType } from '../campaigns/kinds';
import type { ChannelNetwork } from '../channels/networks';
import type { FigureName, SourceKind } from './scales';

/**
 * What happened in some days, which begin at midnight in the company's zone. Views, visitors (a visitor counts once a day)
 * and clicks are without bots, which `bots` counts; `pageLeads` are the leads that came by a page whose visitors are counted,
 * not by a program's call; of the leads created in these days, `confirmed`, `qualified` and `won` are how many are that far by the time of counting.
 */
export type Figures = Record<FigureName, number>;

export interface DayFigures extends Figures {
  day: string;
}

/** What the figures are about. */
export interface Counted {
  range: DayRange;
  /** The period before, which they stand beside. */
  compared: DayRange;
  /** The company's zone, IANA. */
  zone: string;
  asOf: string;
}

/** What a campaign, a source or an angle brought. */
export interface Brought {
  clicks: number;
  visitors: number;
  leads: number;
  pageLeads: number;
  confirmed: number;
  qualified: number;
  won: number;
}

/** What was brought in a period, and in the one before. */
export interface BroughtBeside extends Brought {
  before: Brought;
}

/** Without an id: what belongs to no campaign. */
export interface CampaignRow extends BroughtBeside {
  id: number | null;
  name: string | null;
  type: CampaignType | null;
  angle: Angle | null;
}

export interface SourceRow extends BroughtBeside {
  kind: SourceKind;
  /** The channel's name, the UTM source or the site's host. */
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
  /** By all doors; not there in reports that were made before it was counted. */
  leads?: number;
  pageLeads: number;
  before: { visitors: number; leads?: number; pageLeads: number };
}

/** What was brought, by campaign, source, angle and page; what brought most stands first. */
export interface Breakdowns {
  campaigns: CampaignRow[];
  channels: SourceRow[];
  angles: AngleRow[];
  pages: PageRow[];
  /** The last day of these periods of which views and clicks are kept as sums only, which no row counts. */
  summedUntil: string | null;
}

/**
 * Leads from pages by visitor, from 0 to 1; null when there were no visitors. Somebody who visits on two days counts
 * twice as a visitor and once as a lead.
 */
export const conversionOf = ({ pageLeads, visitors }: { pageLeads: number; visitors: number }) =>
  visitors === 0 ? null : pageLeads / visitors;
