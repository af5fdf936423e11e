import type { ScreenTexts } from '@/i18n/texts';

export const windowTexts = {
  en: () => import('./window.en'),
  es: () => import('./window.es'),
  ca: () => import('./window.ca'),
  fr: () => import('./window.fr'),
} satisfies ScreenTexts;
