import type { ScreenTexts } from '@/i18n/texts';

export const sampleReportTexts = {
  en: () => import('./sample-report.en'),
  es: () => import('./sample-report.es'),
  ca: () => import('./sample-report.ca'),
  fr: () => import('./sample-report.fr'),
} satisfies ScreenTexts;
