import type { ScreenTexts } from '@/i18n/texts';

export const solutionsTexts = {
  en: () => import('./solutions.en'),
  es: () => import('./solutions.es'),
  ca: () => import('./solutions.ca'),
  fr: () => import('./solutions.fr'),
} satisfies ScreenTexts;
