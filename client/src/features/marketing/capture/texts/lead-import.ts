import type { ScreenTexts } from '@/i18n/texts';

export const leadImportTexts = {
  en: () => import('./lead-import.en'),
  es: () => import('./lead-import.es'),
} satisfies ScreenTexts;
