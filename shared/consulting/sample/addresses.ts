import type { Language } from '../../languages';

/** The addresses of the sample report's PDFs, which the build writes as files. */
export const samplePdfs: Record<Language, string> = {
  en: '/sample-report.pdf',
  es: '/informe-de-ejemplo.pdf',
};

/** Pictures of a PDF's first pages: their number, and their pixels, twice those that they are shown with. */
export const samplePages = { count: 6, width: 360, height: 509 } as const;

/** The addresses of the pictures of the sample report's first pages. */
export const samplePageAddresses = (language: Language): string[] =>
  Array.from({ length: samplePages.count }, (_, page) =>
    samplePdfs[language].replace('.pdf', `-${page + 1}.webp`),
  );
