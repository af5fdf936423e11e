import type { ScreenTexts } from '@/i18n/texts';

export const productsTexts = {
  en: () => import('./products.en'),
  es: () => import('./products.es'),
} satisfies ScreenTexts;
