import type { CompanyData } from '../../../../../../shared/consulting/report/company-data';
import { inReportOrder } from '../../../../../../shared/consulting/report/findings';
import {
  type ReportFigures,
  reportFigures,
} from '../../../../../../shared/consulting/report/figures/report-figures';
import { planTimeline, type Timeline } from '../../../../../../shared/consulting/report/figures/timeline';
import type { ReportTexts } from '../../../../../../shared/consulting/report/build-report';
import { isComplete } from '../text/fonts';
import { ownHeadings, type SectionKind } from '../text/text-sections';
import { type ReportDocument, textsIn } from '../report-document';
import { type Words, wordsIn } from '../words/words';

/** The data that all chapters draw; the chapters calculate nothing. */
export interface Sheet {
  given: ReportDocument;
  data: CompanyData;
  /** The same data in the order of the report's texts. */
  ordered: CompanyData;
  words: Words;
  texts: ReportTexts;
  /** The headings of our own texts; a text that somebody else wrote may have none of them. */
  headings: Map<string, SectionKind>;
  /** The beginning of a line that names the module for the record above it. */
  supportedBy: string;
  figures: ReportFigures;
  timeline: Timeline;
  /** Whether a mark replaces some typed characters that no font has. */
  hasMarks: boolean;
  /** The first page of each chapter, known after its layout. */
  pages: Map<string, number>;
}

export function sheetOf(given: ReportDocument): Sheet {
  const texts = textsIn(given);
  const words = wordsIn(given.language);
  const figures = reportFigures(given.snapshot);
  return {
    given,
    data: given.snapshot,
    ordered: inReportOrder(given.snapshot),
    words,
    texts,
    headings: ownHeadings(given.snapshot, figures.modules.length, words.report),
    supportedBy: words.report.recommendations.supportedBy('\n', '').split('\n')[0]!,
    figures,
    timeline: planTimeline(given.report.startsOn),
    hasMarks: !stringsIn([given.snapshot, given.swot, texts]).every(isComplete),
    pages: new Map(),
  };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
