import type { ScreenTexts } from '@/i18n/texts';

export const factorNeededTexts = {
  en: () => import('./factor-needed.en'),
  es: () => import('./factor-needed.es'),
} satisfies ScreenTexts;
