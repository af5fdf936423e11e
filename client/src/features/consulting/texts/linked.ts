import type { ScreenTexts } from '@/i18n/texts';

export const linkedTexts = {
  en: () => import('./linked.en'),
  es: () => import('./linked.es'),
} satisfies ScreenTexts;
