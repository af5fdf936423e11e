import type { ScreenTexts } from '@/i18n/texts';

/** The words of filters and their forms. */
export const filterTexts = {
  en: () => import('./filters.en'),
  es: () => import('./filters.es'),
} satisfies ScreenTexts;
