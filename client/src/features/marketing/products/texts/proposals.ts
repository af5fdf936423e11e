import type { ScreenTexts } from '@/i18n/texts';

export const proposalsTexts = {
  en: () => import('./proposals.en'),
  es: () => import('./proposals.es'),
} satisfies ScreenTexts;
