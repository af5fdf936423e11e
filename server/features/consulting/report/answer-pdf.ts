import type { Language } from '../../../../shared/languages';
import { fileName } from '../../../platform/http/answers/attachment';
import { limit, type RateLimits } from '../../../platform/http/limits/rate-limits';
import type { TaskFor } from '../../../platform/workers/worker-pool';
import type { ReportDocument } from './pdf/report-document';
import type { ReportRenderer } from './pdf/report-renderer';
import { wordsIn } from './pdf/words/words';

/** A PDF takes about one second of CPU time. */
export const reportPdf = limit('reportPdf', { points: 60, seconds: 5 * 60 });

export interface PdfDeps {
  limits: RateLimits;
  pdf: ReportRenderer;
  now: () => Date;
}

type Given = Omit<ReportDocument, 'language' | 'askedAt'>;

/**
 * Renders a report as PDF in the requested language, by default its own. Throws 429, 413 and 503 (see
 * `ReportRenderer`).
 */
export async function answerPdf(
  { limits, pdf, now }: PdfDeps,
  given: Given,
  asked: Language | undefined,
  whose: TaskFor,
) {
  await limits.count(reportPdf, whose.caller);
  const language = asked ?? given.report.language;
  const content = await pdf.render({ ...given, language, askedAt: now() }, whose);
  return { content, name: `${fileName(wordsIn(language).fileName(given.snapshot.company.name))}.pdf` };
}
