import type { ScreenTexts } from '@/i18n/texts';

export const leadTexts = {
  en: () => import('./lead.en'),
  es: () => import('./lead.es'),
} satisfies ScreenTexts;
