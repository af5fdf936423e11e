import type { ScreenTexts } from '@/i18n/texts';

export const accessibilityTexts = {
  en: () => import('./accessibility.en'),
  es: () => import('./accessibility.es'),
  ca: () => import('./accessibility.ca'),
  fr: () => import('./accessibility.fr'),
} satisfies ScreenTexts;
