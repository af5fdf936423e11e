import type { ScreenTexts } from '@/i18n/texts';

/** What is said when a suggestion is hidden. */
export const dismissalsTexts = {
  en: () => import('./dismissals.en'),
  es: () => import('./dismissals.es'),
} satisfies ScreenTexts;
