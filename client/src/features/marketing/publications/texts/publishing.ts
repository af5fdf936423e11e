import type { ScreenTexts } from '@/i18n/texts';

export const publishingTexts = {
  en: () => import('./publishing.en'),
  es: () => import('./publishing.es'),
} satisfies ScreenTexts;
