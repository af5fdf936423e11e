import type { CompanyData } from '../../../../../../shared/consulting/report/company-data';
import {
  type ReportFigures,
  reportFigures,
} from '../../../../../../shared/consulting/report/figures/report-figures';
import { planTimeline, type Timeline } from '../../../../../../shared/consulting/report/figures/timeline';
import type { ReportTexts } from '../../../../../../shared/consulting/report/build-report';
import { isComplete } from '../text/fonts';
import { type ReportDocument, textsIn } from '../report-document';
import { type Words, wordsIn } from '../words/words';

/** The data that all chapters draw; the chapters calculate nothing. */
export interface Sheet {
  given: ReportDocument;
  data: CompanyData;
  words: Words;
  texts: ReportTexts;
  figures: ReportFigures;
  timeline: Timeline;
  /** Whether a mark replaces some typed characters that no font has. */
  hasMarks: boolean;
  /** The first page of each chapter, known after its layout. */
  pages: Map<string, number>;
}

export function sheetOf(given: ReportDocument): Sheet {
  const texts = textsIn(given);
  return {
    given,
    data: given.snapshot,
    words: wordsIn(given.language),
    texts,
    figures: reportFigures(given.snapshot),
    timeline: planTimeline(given.report.startsOn),
    hasMarks: !stringsIn([given.snapshot, given.swot, texts]).every(isComplete),
    pages: new Map(),
  };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
