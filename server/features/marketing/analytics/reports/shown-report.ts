import type { Language } from '../../../../../shared/languages';
import type { MarketingReport } from '../../../../../shared/marketing/analytics/endpoints';
import { composeReport } from './compose-report';
import { reportTitle } from './period-names';
import type { StoredReport } from './reports.queries';

/** A report in the reader's language: as it was made, or said anew of the same figures. */
export function shownReport(report: StoredReport, reader: Language): MarketingReport {
  const { id, type, start, createdAt, marketingCompanyId, language, data } = report;
  const isAsMade = language === reader;
  const { summary, recommendations } = isAsMade
    ? { summary: report.summary, recommendations: report.recommendations.split('\n').filter(Boolean) }
    : composeReport(data, type, reader);
  const title = reportTitle(type, start, reader);
  return { id, type, start, title, createdAt, marketingCompanyId, language, summary, recommendations, data };
}
