import type { ScreenTexts } from '@/i18n/texts';

export const captureTexts = {
  en: () => import('./capture.en'),
  es: () => import('./capture.es'),
} satisfies ScreenTexts;
