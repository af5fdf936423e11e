import { get, patch, post, signedIn } from '../../http/endpoint';
import type { Language } from '../../languages';
import type { PictureLayout } from '../assets/scales';
import type { ChannelNetwork } from '../channels/networks';
import { marketingMessages } from '../messages';
import type { Breakdowns, Brought, Counted, DayFigures, Figures } from './figures';
import { marketingAnalyticsMessages } from './messages';
import type { ReportData } from './report';
import type { recentNames, ReportType, TouchChoice } from './scales';
import { analyticsOf, breakdownOf, newReport, piecesOf, reportSettings, reportsOf } from './schemas';

/** The figures of a period, and of the one before. */
export interface MarketingFunnel extends Counted {
  now: Figures;
  before: Figures;
}

/** The figures of each day of a period, and of the one before. */
export interface MarketingTimeline extends Counted {
  days: DayFigures[];
  before: DayFigures[];
}

export interface MarketingBreakdowns extends Counted, Breakdowns {
  touch: TouchChoice;
}

/** What the last 30 days brought a company: the same figures as its funnel of these days has. */
export interface RecentFigures
  extends Pick<Counted, 'range' | 'zone'>,
    Pick<Figures, (typeof recentNames)[number]> {
  /** The company. */
  id: number;
}

/** How a campaign's piece goes out, and what it has brought, as far back as its clicks are kept. */
export interface PieceResult extends Pick<Brought, 'clicks' | 'leads'> {
  /** The campaign. */
  id: number;
  /** When it goes out next, and when it last did. */
  nextAt: string | null;
  lastAt: string | null;
  /** Where it goes out or did. */
  networks: ChannelNetwork[];
  /** The publications that have not begun, which can still get another picture. */
  waiting: number;
  /** Those that wait for a person, and since when the first one does. */
  unsettled: number;
  unsettledAt: string | null;
  /** The layout of the picture that goes out with it or last did, and that picture, the square one where it is drawn. */
  layout: PictureLayout | null;
  pictureId: number | null;
}

export interface ListedReport {
  id: number;
  type: ReportType;
  /** The first day of the period. */
  start: string;
  /** In the reader's language, such as "Report for November 2026". */
  title: string;
  createdAt: Date;
}

/** A report in the reader's language. */
export interface MarketingReport extends ListedReport {
  marketingCompanyId: number;
  /** The language in which it was made and mailed. */
  language: Language;
  summary: string;
  recommendations: string[];
  data: ReportData;
}

export interface ReportMails {
  /** Whether new ones are mailed. */
  mailed: boolean;
  /** The member to whom they are mailed; null for the owner. */
  memberId: number | null;
}

export interface MarketingReports extends ReportMails {
  /** The latest period first; of two with one start, the month. */
  reports: ListedReport[];
}

const noCompany = { missing: marketingMessages['company.missing'] };
const noReport = { missing: marketingAnalyticsMessages['report.missing'] };

export const marketingAnalyticsApi = {
  funnel: get('/api/marketing/analytics/funnel', signedIn, analyticsOf, {
    ...noCompany,
    summary: 'Read the figures of a period',
  }).returns<MarketingFunnel>(),
  recent: get('/api/marketing/analytics/recent', signedIn, undefined, {
    summary: 'Read the figures of the last 30 days of each company',
  }).returns<RecentFigures[]>(),
  /** By campaign, channel, angle and page. */
  campaigns: get('/api/marketing/analytics/campaigns', signedIn, breakdownOf, {
    ...noCompany,
    summary: 'Read the figures of each campaign',
  }).returns<MarketingBreakdowns>(),
  /** Of each campaign that goes out or has brought something. */
  pieces: get('/api/marketing/analytics/pieces', signedIn, piecesOf, {
    ...noCompany,
    summary: 'Read what the text of each campaign has brought',
  }).returns<PieceResult[]>(),
  timeline: get('/api/marketing/analytics/timeline', signedIn, analyticsOf, {
    ...noCompany,
    summary: 'Read the figures of each day',
  }).returns<MarketingTimeline>(),
};

export const marketingReportsApi = {
  list: get('/api/marketing/reports', signedIn, reportsOf, noCompany).returns<MarketingReports>(),
  /** Makes the report of a period that is over, or answers the one that there is. */
  create: post('/api/marketing/reports', signedIn, newReport, noCompany).returns<MarketingReport>(),
  read: get('/api/marketing/reports/:id', signedIn, undefined, noReport).returns<MarketingReport>(),
  /** The report as a page to keep or to print. */
  page: get('/api/marketing/reports/:id.html', signedIn, undefined, noReport).returnsFile('text/html'),
  /** The report with its figures, for other programs. */
  data: get('/api/marketing/reports/:id.json', signedIn, undefined, noReport).returnsFile('application/json'),
  /** Whether new reports of a company are mailed and to whom, in the language of this request. */
  settings: patch('/api/marketing/companies/:id/report-settings', signedIn, reportSettings, {
    ...noCompany,
    summary: 'Set whether new reports are mailed, and to which member of the account',
  }).returns<ReportMails>(),
};
