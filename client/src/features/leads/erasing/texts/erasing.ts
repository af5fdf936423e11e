import type { ScreenTexts } from '@/i18n/texts';

export const erasingTexts = {
  en: () => import('./erasing.en'),
  es: () => import('./erasing.es'),
} satisfies ScreenTexts;
