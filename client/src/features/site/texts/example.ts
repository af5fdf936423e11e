import type { ScreenTexts } from '@/i18n/texts';

export const exampleTexts = {
  en: () => import('./example.en'),
  es: () => import('./example.es'),
  ca: () => import('./example.ca'),
  fr: () => import('./example.fr'),
} satisfies ScreenTexts;
