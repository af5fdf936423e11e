import type { ScreenTexts } from '@/i18n/texts';

/** What a bin says of its records. */
export const binTexts = {
  en: () => import('./bin.en'),
  es: () => import('./bin.es'),
} satisfies ScreenTexts;
