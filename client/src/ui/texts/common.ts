import type { ScreenTexts } from '@/i18n/texts';

/** The texts of controls, dialogs and notices, and words that many screens share. */
export const commonTexts = {
  en: () => import('./common.en'),
  es: () => import('./common.es'),
  ca: () => import('./common.ca'),
  fr: () => import('./common.fr'),
} satisfies ScreenTexts;
