import type { ScreenTexts } from '@/i18n/texts';

export const consentsTexts = {
  en: () => import('./consents.en'),
  es: () => import('./consents.es'),
} satisfies ScreenTexts;
