import type { ScreenTexts } from '@/i18n/texts';

export const settingsPartsTexts = {
  en: () => import('./settings-parts.en'),
  es: () => import('./settings-parts.es'),
} satisfies ScreenTexts;
