import type { ScreenTexts } from '@/i18n/texts';

export const salesTexts = {
  en: () => import('./sales.en'),
  es: () => import('./sales.es'),
} satisfies ScreenTexts;
