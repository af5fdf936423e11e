import type { ScreenTexts } from '@/i18n/texts';

export const publicationTexts = {
  en: () => import('./publication.en'),
  es: () => import('./publication.es'),
} satisfies ScreenTexts;
