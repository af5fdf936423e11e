import type { ScreenTexts } from '@/i18n/texts';

export const productFormTexts = {
  en: () => import('./product-form.en'),
  es: () => import('./product-form.es'),
} satisfies ScreenTexts;
