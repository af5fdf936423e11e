import { type Language, localeOf } from '../../../languages';
import { en as benchmarksEn, type BenchmarkWords } from './benchmarks.en';
import { es as benchmarksEs } from './benchmarks.es';
import { en as overviewEn, type OverviewWords } from './overview.en';
import { es as overviewEs } from './overview.es';
import { en as projectsEn, type ProjectWords } from './projects.en';
import { es as projectsEs } from './projects.es';
import { en as reportEn, type ReportWords } from './report.en';
import { es as reportEs } from './report.es';
import { dayNumber } from '../figures/plain-date';
import { en, type FigureWords } from './drawings.en';
import { es } from './drawings.es';

/** The words of the drawings, in each language of a report. */
export const figureWords: Record<Language, FigureWords> = { en, es };

/** The words of the stored texts that the drawings also use: modules, phases, durations, sizes. */
export const reportWords: Record<Language, ReportWords> = { en: reportEn, es: reportEs };

/** The words of the first page, the first look, the matrix, the programs and the table of reasons. */
export const overviewWords: Record<Language, OverviewWords> = { en: overviewEn, es: overviewEs };

/** The words of projects, of what to ask before them and of what to decide. */
export const projectWords: Record<Language, ProjectWords> = { en: projectsEn, es: projectsEs };

/** The words of the public figures. */
export const benchmarkWords: Record<Language, BenchmarkWords> = { en: benchmarksEn, es: benchmarksEs };

const dateIn = (dateStyle: 'medium' | 'long') => (date: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: 'UTC' }).format(
    dayNumber(date) * 86_400_000,
  );

/** Formats a calendar date (2025-03-01) for a table. */
export const dateText = dateIn('medium');

/** Formats a calendar date (2025-03-01) for a sentence, with the name of its month in full. */
export const dateInSentence = dateIn('long');
