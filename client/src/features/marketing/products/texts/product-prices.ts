import type { ScreenTexts } from '@/i18n/texts';

export const pricesTexts = {
  en: () => import('./product-prices.en'),
  es: () => import('./product-prices.es'),
} satisfies ScreenTexts;
