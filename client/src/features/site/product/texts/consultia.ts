import type { ScreenTexts } from '@/i18n/texts';

export const consultiaTexts = {
  en: () => import('./consultia.en'),
  es: () => import('./consultia.es'),
  ca: () => import('./consultia.ca'),
  fr: () => import('./consultia.fr'),
} satisfies ScreenTexts;
