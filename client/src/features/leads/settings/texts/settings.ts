import type { ScreenTexts } from '@/i18n/texts';

export const leadSettingsTexts = {
  en: () => import('./settings.en'),
  es: () => import('./settings.es'),
} satisfies ScreenTexts;
