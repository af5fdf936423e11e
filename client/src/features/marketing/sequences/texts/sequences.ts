import type { ScreenTexts } from '@/i18n/texts';

export const sequencesTexts = {
  en: () => import('./sequences.en'),
  es: () => import('./sequences.es'),
} satisfies ScreenTexts;
