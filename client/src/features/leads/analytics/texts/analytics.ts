import type { ScreenTexts } from '@/i18n/texts';

export const analyticsTexts = {
  en: () => import('./analytics.en'),
  es: () => import('./analytics.es'),
} satisfies ScreenTexts;
