import type { ScreenTexts } from '@/i18n/texts';

export const operatorTexts = {
  en: () => import('./operator.en'),
  es: () => import('./operator.es'),
  ca: () => import('./operator.ca'),
  fr: () => import('./operator.fr'),
} satisfies ScreenTexts;
