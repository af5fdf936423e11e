import type { ScreenTexts } from '@/i18n/texts';

export const contactTexts = {
  en: () => import('./contact.en'),
  es: () => import('./contact.es'),
  ca: () => import('./contact.ca'),
  fr: () => import('./contact.fr'),
} satisfies ScreenTexts;
