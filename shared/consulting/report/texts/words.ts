import type { Language } from '../../../languages';
import { en as reportEn, type ReportWords } from './report.en';
import { es as reportEs } from './report.es';
import { dayNumber } from '../figures/plain-date';
import { en, type FigureWords } from './drawings.en';
import { es } from './drawings.es';

/** The words of the drawings, in each language that a report may be read in. */
export const figureWords: Record<Language, FigureWords> = { en, es };

/** The words of the stored texts, for what the drawings name too: modules, phases, durations, sizes. */
export const reportWords: Record<Language, ReportWords> = { en: reportEn, es: reportEs };

/** A calendar date (2025-03-01) as a person reads it. */
export const dateText = (date: string, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    dayNumber(date) * 86_400_000,
  );
