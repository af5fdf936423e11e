import type { ScreenTexts } from '@/i18n/texts';

export const samplesTexts = {
  en: () => import('./samples.en'),
  es: () => import('./samples.es'),
} satisfies ScreenTexts;
