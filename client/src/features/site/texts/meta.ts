import type { ScreenTexts } from '@/i18n/texts';

export const metaTexts = {
  en: () => import('./meta.en'),
  es: () => import('./meta.es'),
  ca: () => import('./meta.ca'),
  fr: () => import('./meta.fr'),
} satisfies ScreenTexts;
