import type { ScreenTexts } from '@/i18n/texts';

export const versionsTexts = {
  en: () => import('./campaigns-versions.en'),
  es: () => import('./campaigns-versions.es'),
} satisfies ScreenTexts;
