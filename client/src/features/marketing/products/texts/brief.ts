import type { ScreenTexts } from '@/i18n/texts';

export const briefTexts = {
  en: () => import('./brief.en'),
  es: () => import('./brief.es'),
} satisfies ScreenTexts;
