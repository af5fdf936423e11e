import type { ScreenTexts } from '@/i18n/texts';

export const leadBinTexts = {
  en: () => import('./bin.en'),
  es: () => import('./bin.es'),
} satisfies ScreenTexts;
