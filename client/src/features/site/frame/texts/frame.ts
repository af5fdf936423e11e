import type { ScreenTexts } from '@/i18n/texts';

export const frameTexts = {
  en: () => import('./frame.en'),
  es: () => import('./frame.es'),
  ca: () => import('./frame.ca'),
  fr: () => import('./frame.fr'),
} satisfies ScreenTexts;
