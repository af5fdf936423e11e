import type { ScreenTexts } from '@/i18n/texts';

export const assetsTexts = {
  en: () => import('./assets.en'),
  es: () => import('./assets.es'),
} satisfies ScreenTexts;
