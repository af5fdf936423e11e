import type { CompanyData } from '../../../../../../shared/consulting/report/company-data';
import {
  type ReportModel,
  reportModel,
} from '../../../../../../shared/consulting/report/overview/report-model';
import { isComplete } from '../text/fonts';
import { type ReportDocument, type WrittenTexts, writtenTexts } from '../report-document';
import { type Words, wordsIn } from '../words/words';

/** The data that all chapters draw; the chapters calculate nothing. */
export interface Sheet {
  given: ReportDocument;
  data: CompanyData;
  words: Words;
  model: ReportModel;
  /** The texts that somebody wrote, which are printed whole. */
  written: WrittenTexts;
  /** Whether a mark replaces some typed characters that no font has. */
  hasMarks: boolean;
  /** The first page of each chapter, known after its layout. */
  pages: Map<string, number>;
}

export function sheetOf(given: ReportDocument): Sheet {
  const written = writtenTexts(given);
  return {
    given,
    data: given.snapshot,
    words: wordsIn(given.language),
    model: reportModel(given.snapshot, given.report.startsOn),
    written,
    hasMarks: !stringsIn([given.snapshot, given.swot, written]).every(isComplete),
    pages: new Map(),
  };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
