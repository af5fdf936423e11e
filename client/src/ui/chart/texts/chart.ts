import type { ScreenTexts } from '@/i18n/texts';

export const chartTexts = {
  en: () => import('./chart.en'),
  es: () => import('./chart.es'),
} satisfies ScreenTexts;
