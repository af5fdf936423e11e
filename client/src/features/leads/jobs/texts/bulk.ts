import type { ScreenTexts } from '@/i18n/texts';

export const bulkTexts = {
  en: () => import('./bulk.en'),
  es: () => import('./bulk.es'),
} satisfies ScreenTexts;
