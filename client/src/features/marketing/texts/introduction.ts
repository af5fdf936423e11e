import type { ScreenTexts } from '@/i18n/texts';

export const introductionTexts = {
  en: () => import('./introduction.en'),
  es: () => import('./introduction.es'),
  ca: () => import('./introduction.ca'),
  fr: () => import('./introduction.fr'),
} satisfies ScreenTexts;
