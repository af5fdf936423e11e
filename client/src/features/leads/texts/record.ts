import type { ScreenTexts } from '@/i18n/texts';

export const recordTexts = {
  en: () => import('./record.en'),
  es: () => import('./record.es'),
} satisfies ScreenTexts;
