import type { ScreenTexts } from '@/i18n/texts';

export const swotTexts = {
  en: () => import('./swot.en'),
  es: () => import('./swot.es'),
} satisfies ScreenTexts;
