import type { ScreenTexts } from '@/i18n/texts';

export const contentEditTexts = {
  en: () => import('./contents-edit.en'),
  es: () => import('./contents-edit.es'),
} satisfies ScreenTexts;
