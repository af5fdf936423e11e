import type { ScreenTexts } from '@/i18n/texts';

export const countedTexts = {
  en: () => import('./counted.en'),
  es: () => import('./counted.es'),
} satisfies ScreenTexts;
