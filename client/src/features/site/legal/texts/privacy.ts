import type { ScreenTexts } from '@/i18n/texts';

export const privacyTexts = {
  en: () => import('./privacy.en'),
  es: () => import('./privacy.es'),
  ca: () => import('./privacy.ca'),
  fr: () => import('./privacy.fr'),
} satisfies ScreenTexts;
