import type { ScreenTexts } from '@/i18n/texts';

export const questionsTexts = {
  en: () => import('./questions.en'),
  es: () => import('./questions.es'),
  ca: () => import('./questions.ca'),
  fr: () => import('./questions.fr'),
} satisfies ScreenTexts;
