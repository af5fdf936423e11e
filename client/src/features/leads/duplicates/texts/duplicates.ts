import type { ScreenTexts } from '@/i18n/texts';

export const duplicatesTexts = {
  en: () => import('./duplicates.en'),
  es: () => import('./duplicates.es'),
} satisfies ScreenTexts;
