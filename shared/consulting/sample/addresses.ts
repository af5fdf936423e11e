import type { Language } from '../../languages';

/** The addresses of the sample report's PDFs, which the build writes as files. */
export const samplePdfs: Record<Language, string> = {
  en: '/sample-report.pdf',
  es: '/informe-de-ejemplo.pdf',
};
