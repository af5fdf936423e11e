import type { ScreenTexts } from '@/i18n/texts';

export const jobsTexts = {
  en: () => import('./jobs.en'),
  es: () => import('./jobs.es'),
} satisfies ScreenTexts;
