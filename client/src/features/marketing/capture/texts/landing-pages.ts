import type { ScreenTexts } from '@/i18n/texts';

export const landingPagesTexts = {
  en: () => import('./landing-pages.en'),
  es: () => import('./landing-pages.es'),
} satisfies ScreenTexts;
