import type { ScreenTexts } from '@/i18n/texts';

export const searchTexts = {
  en: () => import('./search.en'),
  es: () => import('./search.es'),
} satisfies ScreenTexts;
