import type { ScreenTexts } from '@/i18n/texts';

export const paletteTexts = {
  en: () => import('./palette.en'),
  es: () => import('./palette.es'),
} satisfies ScreenTexts;
