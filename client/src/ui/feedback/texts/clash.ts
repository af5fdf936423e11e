import type { ScreenTexts } from '@/i18n/texts';

/** What is said when somebody else has changed the same fields. */
export const clashTexts = {
  en: () => import('./clash.en'),
  es: () => import('./clash.es'),
} satisfies ScreenTexts;
