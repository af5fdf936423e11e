import type { ScreenTexts } from '@/i18n/texts';

export const companiesTexts = {
  en: () => import('./companies.en'),
  es: () => import('./companies.es'),
} satisfies ScreenTexts;
