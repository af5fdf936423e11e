import type { ScreenTexts } from '@/i18n/texts';

export const logTexts = {
  en: () => import('./log.en'),
  es: () => import('./log.es'),
} satisfies ScreenTexts;
