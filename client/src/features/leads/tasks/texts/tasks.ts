import type { ScreenTexts } from '@/i18n/texts';

export const tasksTexts = {
  en: () => import('./tasks.en'),
  es: () => import('./tasks.es'),
} satisfies ScreenTexts;
