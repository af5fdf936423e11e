import type { ScreenTexts } from '@/i18n/texts';

export const calculatorTexts = {
  en: () => import('./calculator.en'),
  es: () => import('./calculator.es'),
  ca: () => import('./calculator.ca'),
  fr: () => import('./calculator.fr'),
} satisfies ScreenTexts;
