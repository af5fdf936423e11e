import type { ScreenTexts } from '@/i18n/texts';

export const contentsTexts = {
  en: () => import('./contents.en'),
  es: () => import('./contents.es'),
} satisfies ScreenTexts;
