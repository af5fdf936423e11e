import type { Language } from '../../languages';
import { listFormat } from '../../list-format';
import type { ReportPart } from './readiness';

const oneOf: Record<Language, Record<ReportPart, string>> = {
  en: {
    products: 'one product or service',
    departments: 'one department',
    problems: 'one problem',
    strengths: 'one strength',
  },
  es: {
    products: 'un producto o servicio',
    departments: 'un departamento',
    problems: 'un problema',
    strengths: 'una fortaleza',
  },
};

/** The missing parts of a report as the end of a sentence: “one department and one strength”. */
export const missingText = (missing: readonly ReportPart[], language: Language): string =>
  listFormat(language).format(missing.map((part) => oneOf[language][part]));
