import type { ScreenTexts } from '@/i18n/texts';

export const publicationsTexts = {
  en: () => import('./publications.en'),
  es: () => import('./publications.es'),
} satisfies ScreenTexts;
