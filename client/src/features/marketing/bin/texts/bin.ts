import type { ScreenTexts } from '@/i18n/texts';

export const binTexts = {
  en: () => import('./bin.en'),
  es: () => import('./bin.es'),
} satisfies ScreenTexts;
