import type { ScreenTexts } from '@/i18n/texts';

export const cookiesTexts = {
  en: () => import('./cookies.en'),
  es: () => import('./cookies.es'),
  ca: () => import('./cookies.ca'),
  fr: () => import('./cookies.fr'),
} satisfies ScreenTexts;
