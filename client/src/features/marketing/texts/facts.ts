import type { ScreenTexts } from '@/i18n/texts';

export const factsTexts = {
  en: () => import('./facts.en'),
  es: () => import('./facts.es'),
} satisfies ScreenTexts;
