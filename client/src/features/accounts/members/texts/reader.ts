import type { ScreenTexts } from '@/i18n/texts';

export const readerTexts = {
  en: () => import('./reader.en'),
  es: () => import('./reader.es'),
} satisfies ScreenTexts;
