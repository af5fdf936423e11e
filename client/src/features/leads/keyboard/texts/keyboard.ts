import type { ScreenTexts } from '@/i18n/texts';

export const keyboardTexts = {
  en: () => import('./keyboard.en'),
  es: () => import('./keyboard.es'),
} satisfies ScreenTexts;
