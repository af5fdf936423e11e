import type { ScreenTexts } from '@/i18n/texts';

export const reportTexts = {
  en: () => import('./report.en'),
  es: () => import('./report.es'),
} satisfies ScreenTexts;
