import type { ScreenTexts } from '@/i18n/texts';

export const goalTexts = {
  en: () => import('./product-goal.en'),
  es: () => import('./product-goal.es'),
} satisfies ScreenTexts;
