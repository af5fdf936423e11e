import type { ScreenTexts } from '@/i18n/texts';

export const settingsTexts = {
  en: () => import('./settings.en'),
  es: () => import('./settings.es'),
} satisfies ScreenTexts;
