import type { ScreenTexts } from '@/i18n/texts';

export const calendarTexts = {
  en: () => import('./calendar.en'),
  es: () => import('./calendar.es'),
} satisfies ScreenTexts;
