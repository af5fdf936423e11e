import type { ScreenTexts } from '@/i18n/texts';

export const leadsTexts = {
  en: () => import('./leads.en'),
  es: () => import('./leads.es'),
} satisfies ScreenTexts;
