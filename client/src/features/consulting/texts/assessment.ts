import type { ScreenTexts } from '@/i18n/texts';

export const assessmentTexts = {
  en: () => import('./assessment.en'),
  es: () => import('./assessment.es'),
} satisfies ScreenTexts;
