import type { ScreenTexts } from '@/i18n/texts';

export const securityTexts = {
  en: () => import('./security.en'),
  es: () => import('./security.es'),
} satisfies ScreenTexts;
