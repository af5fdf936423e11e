import type { ScreenTexts } from '@/i18n/texts';

export const homeTexts = {
  en: () => import('./home.en'),
  es: () => import('./home.es'),
  ca: () => import('./home.ca'),
  fr: () => import('./home.fr'),
} satisfies ScreenTexts;
