import type { ScreenTexts } from '@/i18n/texts';

/** What controls, dialogs and messages say on every page, and the words that many screens share. */
export const commonTexts = {
  en: () => import('./common.en'),
  es: () => import('./common.es'),
  ca: () => import('./common.ca'),
  fr: () => import('./common.fr'),
} satisfies ScreenTexts;
