import type { ScreenTexts } from '@/i18n/texts';

export const boardTexts = {
  en: () => import('./board.en'),
  es: () => import('./board.es'),
} satisfies ScreenTexts;
