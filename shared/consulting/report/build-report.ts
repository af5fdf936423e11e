import type { Language } from '../../languages';
import type { CompanyData } from './company-data';
import type { Report } from './tables';
import { analysis } from './sections/analysis';
import { architecture } from './sections/architecture';
import { inReportOrder } from './findings';
import { chosenModules } from './modules/modules';
import { recommendations } from './sections/recommendations';
import { en, type ReportWords } from './texts/report.en';
import { es } from './texts/report.es';

export type ReportTexts = Pick<Report, 'analysis' | 'recommendations' | 'aiArchitecture'>;

const texts: Record<Language, ReportWords> = { en, es };

/**
 * Builds the three texts of a report on a company that lacks nothing (see `missingForReport`). The same data give the
 * same texts in any order of rows.
 */
export function buildReport(data: CompanyData, language: Language): ReportTexts {
  const words = texts[language];
  const ordered = inReportOrder(data);
  const modules = chosenModules(ordered);
  return {
    analysis: analysis(ordered, words),
    recommendations: recommendations(ordered, modules, words),
    aiArchitecture: architecture(ordered, modules, words),
  };
}
