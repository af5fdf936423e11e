import type { ScreenTexts } from '@/i18n/texts';

export const runsTexts = {
  en: () => import('./runs.en'),
  es: () => import('./runs.es'),
} satisfies ScreenTexts;
