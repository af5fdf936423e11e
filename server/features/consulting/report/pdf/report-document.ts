import type { ReportToRead } from '../../../../../shared/consulting/report/endpoints';
import type { ReportTexts } from '../../../../../shared/consulting/report/build-report';
import { isBuilt } from '../../../../../shared/consulting/report/stored/is-built';
import { knownTexts } from '../../../../../shared/consulting/report/stored/known-lines';
import { reportWords } from '../../../../../shared/consulting/report/texts/words';
import type { Language } from '../../../../../shared/languages';

/** The input of a PDF. It is sent to a worker process, so it contains plain data only. */
export interface ReportDocument extends ReportToRead {
  /** The requested language. */
  language: Language;
  /** The time of the request, which is also the time of the SWOT analysis. */
  askedAt: Date;
}

/** The stored texts that somebody wrote; null for one that was built from the data, which the document draws. */
export type WrittenTexts = Record<keyof ReportTexts, string | null>;

/** In another language than the report's own everything is told from the data. */
export function writtenTexts({ language, report, snapshot }: ReportDocument): WrittenTexts {
  if (report.language !== language) return { analysis: null, recommendations: null, aiArchitecture: null };
  const known = knownTexts(snapshot, reportWords[language]);
  const written = (text: string) => (isBuilt(text, known) ? null : text);
  return {
    analysis: written(report.analysis),
    recommendations: written(report.recommendations),
    aiArchitecture: written(report.aiArchitecture),
  };
}
