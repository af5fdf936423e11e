import type { ScreenTexts } from '@/i18n/texts';

/** The texts of an import's screens, whatever is imported. */
export const importTexts = {
  en: () => import('./import.en'),
  es: () => import('./import.es'),
} satisfies ScreenTexts;
