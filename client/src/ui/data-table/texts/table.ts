import type { ScreenTexts } from '@/i18n/texts';

/** The labels and announcements of tables. */
export const tableTexts = {
  en: () => import('./table.en'),
  es: () => import('./table.es'),
} satisfies ScreenTexts;
