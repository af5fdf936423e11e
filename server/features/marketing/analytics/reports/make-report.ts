import type { Language } from '../../../../../shared/languages';
import { addDays } from '../../../../../shared/list/periods';
import type { ReportData } from '../../../../../shared/marketing/analytics/report';
import type { ReportType } from '../../../../../shared/marketing/analytics/scales';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { readBreakdowns } from '../figures/breakdowns.queries';
import { readByDay } from '../figures/by-day.queries';
import { sumOf } from '../figures/filled-days';
import { composeReport } from './compose-report';
import { keepMetrics } from './campaign-metrics.queries';
import { insertReport, type StoredReport } from './reports.queries';

export interface WantedReport {
  owner: Owner;
  company: number;
  type: ReportType;
  start: string;
  language: Language;
}

/** The day after the last one of a report's period. */
export const endOf = (type: ReportType, start: string) =>
  type === 'week' ? addDays(start, 7) : `${addDays(start, 31).slice(0, 7)}-01`;

/** The figures of a report; 404 without the company. */
export async function figuresOf(
  tx: Db,
  wanted: Omit<WantedReport, 'language'>,
  at: Date,
): Promise<ReportData> {
  const { owner, company, type, start } = wanted;
  const asked = { owner, company, from: start, to: endOf(type, start), at };
  const { before, ...byDay } = await readByDay(tx, asked);
  const breakdowns = await readBreakdowns(tx, asked, 'last');
  return { ...breakdowns, ...byDay, now: sumOf(byDay.days), before: sumOf(before) };
}

/**
 * Stores the report of a period, and with each campaign what it brought in it; undefined when another process has made it
 * meanwhile.
 */
export async function storeReport(
  tx: Db,
  { owner, company, type, start, language }: WantedReport,
  data: ReportData,
  at: Date,
): Promise<StoredReport | undefined> {
  const { summary, recommendations } = composeReport(data, type, language);
  const report = await insertReport(tx, {
    marketingCompanyId: company,
    type,
    start,
    language,
    data,
    summary,
    recommendations: recommendations.join('\n'),
    createdAt: at,
  });
  if (report) await keepMetrics(tx, owner, company, data);
  return report;
}
