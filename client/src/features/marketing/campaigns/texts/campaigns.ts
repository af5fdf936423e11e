import type { ScreenTexts } from '@/i18n/texts';

export const campaignsTexts = {
  en: () => import('./campaigns.en'),
  es: () => import('./campaigns.es'),
} satisfies ScreenTexts;
