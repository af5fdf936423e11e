import {
  benchmarkWords,
  dateInSentence,
  figureWords,
  overviewWords,
  projectWords,
  reportWords,
} from '../../../../../../shared/consulting/report/texts/words';
import type { BenchmarkWords } from '../../../../../../shared/consulting/report/texts/benchmarks.en';
import type { FigureWords } from '../../../../../../shared/consulting/report/texts/drawings.en';
import type { OverviewWords } from '../../../../../../shared/consulting/report/texts/overview.en';
import type { ProjectWords } from '../../../../../../shared/consulting/report/texts/projects.en';
import type { ReportWords } from '../../../../../../shared/consulting/report/texts/report.en';
import { type Language, localeOf } from '../../../../../../shared/languages';
import { site } from '../../../../../../shared/site';
import { en, type PdfWords } from '../../../../../../shared/consulting/report/texts/pdf.en';
import { es } from '../../../../../../shared/consulting/report/texts/pdf.es';

/** The PDF's own words, those that it shares with the report's page, and date formats. */
export interface Words extends PdfWords {
  figures: FigureWords;
  report: ReportWords;
  overview: OverviewWords;
  projects: ProjectWords;
  benchmarks: BenchmarkWords;
  /** The calendar day of a time in Spain. */
  day: (moment: Date) => string;
  /** A calendar date written as 2025-03-01, in a sentence. */
  date: (date: string) => string;
  /** A range of calendar dates in the shortest form. */
  dates: (from: string, to: string) => string;
  /** The month of a calendar date, for the scale of a drawing. */
  month: (date: string) => string;
}

const own: Record<Language, PdfWords> = { en, es };

export function wordsIn(language: Language): Words {
  const locale = localeOf(language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: site.timeZone });
  const span = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return {
    ...own[language],
    figures: figureWords[language],
    report: reportWords[language],
    overview: overviewWords[language],
    projects: projectWords[language],
    benchmarks: benchmarkWords[language],
    day: (moment) => day.format(moment),
    date: (date) => dateInSentence(date, language),
    dates: (from, to) => span.formatRange(new Date(from), new Date(to)),
    month: (date) => month.format(new Date(date)),
  };
}
