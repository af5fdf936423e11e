import type { ScreenTexts } from '@/i18n/texts';

export const keysTexts = {
  en: () => import('./keys.en'),
  es: () => import('./keys.es'),
} satisfies ScreenTexts;
