import type { ScreenTexts } from '@/i18n/texts';

export const comerciaLandingTexts = {
  en: () => import('./comercia-landing.en'),
  es: () => import('./comercia-landing.es'),
  ca: () => import('./comercia-landing.ca'),
  fr: () => import('./comercia-landing.fr'),
} satisfies ScreenTexts;
