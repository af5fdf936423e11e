import type { ReportToRead } from '../../../../../shared/consulting/report/endpoints';
import { buildReport, type ReportTexts } from '../../../../../shared/consulting/report/build-report';
import type { Language } from '../../../../../shared/languages';

/** All that a PDF is made from. It crosses to a worker thread, so it holds plain data only. */
export interface ReportDocument extends ReportToRead {
  /** The language asked for. */
  language: Language;
  /** When it was asked for: the SWOT analysis is as it stands then. */
  askedAt: Date;
}

/** The texts as they were stored, or told again from the same data when another language is asked for. */
export function textsIn({ language, report, snapshot }: ReportDocument): ReportTexts {
  if (report.language !== language) return buildReport(snapshot, language);
  const { analysis, recommendations, aiArchitecture } = report;
  return { analysis, recommendations, aiArchitecture };
}
