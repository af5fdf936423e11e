import type { ScreenTexts } from '@/i18n/texts';

export const businessesTexts = {
  en: () => import('./businesses.en'),
  es: () => import('./businesses.es'),
} satisfies ScreenTexts;
