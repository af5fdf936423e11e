import type { ScreenTexts } from '@/i18n/texts';

export const resetTexts = {
  en: () => import('./reset.en'),
  es: () => import('./reset.es'),
} satisfies ScreenTexts;
