import type { ScreenTexts } from '@/i18n/texts';

export const todayTexts = {
  en: () => import('./today.en'),
  es: () => import('./today.es'),
} satisfies ScreenTexts;
