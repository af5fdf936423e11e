import type { ScreenTexts } from '@/i18n/texts';

export const takesTexts = {
  en: () => import('./takes.en'),
  es: () => import('./takes.es'),
  ca: () => import('./takes.ca'),
  fr: () => import('./takes.fr'),
} satisfies ScreenTexts;
