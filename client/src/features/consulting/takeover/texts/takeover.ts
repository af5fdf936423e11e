import type { ScreenTexts } from '@/i18n/texts';

export const takeoverTexts = {
  en: () => import('./takeover.en'),
  es: () => import('./takeover.es'),
} satisfies ScreenTexts;
