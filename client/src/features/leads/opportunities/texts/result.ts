import type { ScreenTexts } from '@/i18n/texts';

export const resultTexts = {
  en: () => import('./result.en'),
  es: () => import('./result.es'),
} satisfies ScreenTexts;
