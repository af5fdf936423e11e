import type { ScreenTexts } from '@/i18n/texts';

export const recordsTexts = {
  en: () => import('./records.en'),
  es: () => import('./records.es'),
} satisfies ScreenTexts;
