import type { ScreenTexts } from '@/i18n/texts';

export const startTexts = {
  en: () => import('./start.en'),
  es: () => import('./start.es'),
} satisfies ScreenTexts;
