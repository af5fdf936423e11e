import type { ScreenTexts } from '@/i18n/texts';

export const actsTexts = {
  en: () => import('./acts.en'),
  es: () => import('./acts.es'),
} satisfies ScreenTexts;
