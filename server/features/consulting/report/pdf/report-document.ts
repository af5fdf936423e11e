import type { ReportToRead } from '../../../../../shared/consulting/report/endpoints';
import { buildReport, type ReportTexts } from '../../../../../shared/consulting/report/build-report';
import type { Language } from '../../../../../shared/languages';

/** The input of a PDF. It is sent to a worker process, so it contains plain data only. */
export interface ReportDocument extends ReportToRead {
  /** The requested language. */
  language: Language;
  /** The time of the request, which is also the time of the SWOT analysis. */
  askedAt: Date;
}

/** The stored texts or, for another language, texts rebuilt from the same data. */
export function textsIn({ language, report, snapshot }: ReportDocument): ReportTexts {
  if (report.language !== language) return buildReport(snapshot, language);
  const { analysis, recommendations, aiArchitecture } = report;
  return { analysis, recommendations, aiArchitecture };
}
