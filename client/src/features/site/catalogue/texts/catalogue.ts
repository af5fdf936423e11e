import type { ScreenTexts } from '@/i18n/texts';

export const catalogueTexts = {
  en: () => import('./catalogue.en'),
  es: () => import('./catalogue.es'),
  ca: () => import('./catalogue.ca'),
  fr: () => import('./catalogue.fr'),
} satisfies ScreenTexts;
