import type { ScreenTexts } from '@/i18n/texts';

export const pieceTexts = {
  en: () => import('./piece.en'),
  es: () => import('./piece.es'),
} satisfies ScreenTexts;
