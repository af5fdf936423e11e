import type { ScreenTexts } from '@/i18n/texts';

export const piecePreviewsTexts = {
  en: () => import('./piece-previews.en'),
  es: () => import('./piece-previews.es'),
} satisfies ScreenTexts;
