import type { ScreenTexts } from '@/i18n/texts';

export const comerziaTexts = {
  en: () => import('./comerzia.en'),
  es: () => import('./comerzia.es'),
  ca: () => import('./comerzia.ca'),
  fr: () => import('./comerzia.fr'),
} satisfies ScreenTexts;
