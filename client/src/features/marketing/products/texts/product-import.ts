import type { ScreenTexts } from '@/i18n/texts';

export const productImportTexts = {
  en: () => import('./product-import.en'),
  es: () => import('./product-import.es'),
} satisfies ScreenTexts;
