import type { Language } from '../../../languages';
import { en as reportEn, type ReportWords } from './report.en';
import { es as reportEs } from './report.es';
import { dayNumber } from '../figures/plain-date';
import { en, type FigureWords } from './drawings.en';
import { es } from './drawings.es';

/** The words of the drawings, in each language of a report. */
export const figureWords: Record<Language, FigureWords> = { en, es };

/** The words of the stored texts that the drawings also use: modules, phases, durations, sizes. */
export const reportWords: Record<Language, ReportWords> = { en: reportEn, es: reportEs };

/** Formats a calendar date (2025-03-01) for a person. */
export const dateText = (date: string, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    dayNumber(date) * 86_400_000,
  );
