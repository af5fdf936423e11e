import type { ScreenTexts } from '@/i18n/texts';

export const imagesTexts = {
  en: () => import('./images.en'),
  es: () => import('./images.es'),
} satisfies ScreenTexts;
