import type { ScreenTexts } from '@/i18n/texts';

export const scheduleTexts = {
  en: () => import('./schedule.en'),
  es: () => import('./schedule.es'),
} satisfies ScreenTexts;
