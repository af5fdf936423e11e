import type { ScreenTexts } from '@/i18n/texts';

export const algorithmiaTexts = {
  en: () => import('./algorithmia.en'),
  es: () => import('./algorithmia.es'),
  ca: () => import('./algorithmia.ca'),
  fr: () => import('./algorithmia.fr'),
} satisfies ScreenTexts;
